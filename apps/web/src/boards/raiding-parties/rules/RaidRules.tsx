import { CARDS, type CardName, NAMES } from '@marque/rules/raiding-parties/facts'
import { Figure, Part } from '../../kit/Rules'
import { kindTitles, titleOf } from '../abilities'
import { Hits, PlayingCard } from '../art/signs'
import { CardBack, CardSheet, SmallCard } from '../cards'
import { hitWords, oddsOf, percent } from '../odds'
import { gang, letterOf, melee, type Scene, standing } from './scenes'

/** The rules of Raiding Parties. */
export default function RaidRules() {
  return (
    <div className="space-y-8">
      <p className="max-w-prose text-lg">
        Every captain hires a party for the same gold and sends it against the others’. A deck of playing
        cards decides each shot and each blow. Whoever has the last card afloat wins.
      </p>
      <Parties />
      <Turn />
      <Deck />
      <Shooting />
      <Cannons />
      <Melee />
      <Boarding />
      <Saving />
      <End />
      <Cards />
    </div>
  )
}

function Faces({ cards, width = 66 }: { readonly cards: readonly CardName[]; readonly width?: number }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
        <li key={index}>
          <SmallCard card={card} width={width} />
          <span className="sr-only">{titleOf(card)}</span>
        </li>
      ))}
    </ul>
  )
}

function Parties() {
  return (
    <Part
      id="parties"
      title="Hiring a party"
      drawing={
        <Figure caption="Crew, a ship, a land and a one timer: all are paid in gold, the number in the coin.">
          <ul className="flex flex-wrap gap-1.5">
            {(['pirate', 'sloop', 'coastlands', 'jolly_roger'] as const).map((card) => (
              <li key={card}>
                <SmallCard card={card} width={57} showsGold />
                <span className="sr-only">
                  {titleOf(card)}, {CARDS[card].gold} gold
                </span>
              </li>
            ))}
          </ul>
        </Figure>
      }
    >
      <p>
        You agree on 20, 30 or 40 gold, and all choose in secret at the same time. Take as many copies of a
        card as you can pay; of a card with an X only one. You need not spend everything.
      </p>
      <ul className="list-disc space-y-1 pl-6">
        <li>For 20 gold nobody brings a Ship or a Fort.</li>
        <li>For 30 gold you may bring one Ship or one Fort.</li>
        <li>For 40 gold you may bring two, in any mixture.</li>
      </ul>
      <p>
        Your party is shuffled into your locker. You draw three cards into your hold, which only you see, and
        chance says who begins.
      </p>
    </Part>
  )
}

function Turn() {
  return (
    <Part
      id="turn"
      title="Your turn"
      drawing={
        <Figure caption="A card that was used in this turn, one that fights, and one with an attack to spare.">
          <div className="flex gap-1.5">
            <SmallCard card="ranger" width={72} isUsed />
            <SmallCard card="officer" width={72} damage={1} isFighting />
            <SmallCard card="raiders" width={72} extra={1} />
          </div>
        </Figure>
      }
    >
      <p>
        You draw a card from your locker. Then, in any order, you play one card from your hold and use the
        cards you have in play. A card may be used in the very turn in which it comes into play.
      </p>
      <ul className="list-disc space-y-1 pl-6">
        <li>If your hold is not empty you must play a card before your turn ends.</li>
        <li>Each card attacks once, or uses its flip-ability once. You may leave it at rest.</li>
        <li>A card in melee, though, must strike at its foe if it can.</li>
        <li>
          A one timer does its work and goes straight to Davy Jones’ Locker. Played before your card for the
          turn it takes that card’s place; played after it, it is free.
        </li>
      </ul>
    </Part>
  )
}

function Deck() {
  return (
    <Part
      id="flips"
      title="Hit the deck"
      drawing={
        <Figure caption="On spades, diamonds or an ace: the first two are hits, the third is none.">
          <div className="flex items-end gap-2">
            {['9D', 'AH', 'QC'].map((name) => (
              <PlayingCard key={name} letter={letterOf(name)} width={54} />
            ))}
          </div>
        </Figure>
      }
    >
      <p>
        Whenever something is uncertain, the top playing card of a common deck of 52 is flipped. Beside each
        weapon stands what hits: suits as signs, ranks as letters. One of them is enough.
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {['S', 'SA', 'SAK', 'SD', 'SDA', 'SDAK', 'SDAKQ'].map((hits) => (
          <li key={hits} className="whitespace-nowrap">
            <Hits hits={hits} /> {percent(oddsOf(hits))}
          </li>
        ))}
      </ul>
      <p>
        Flipped cards stay out until the deck is used up, and the board counts along: the odds that it shows
        are those of the cards still in it.
      </p>
      <p>A hit does one damage. A card with as much damage as hit points is dead; nothing heals.</p>
    </Part>
  )
}

function Shooting() {
  return (
    <Part id="shooting" title="Shooting">
      <p>
        Choose a card, a weapon that shoots and a target. Whoever is shot at does not shoot back, unless it
        says so on the card.
      </p>
      <ul className="list-disc space-y-1 pl-6">
        <li>
          A Brace of Pistols has two shots, at one target or two. Blunderbuss and Grenades have one shot each
          at several different targets. You see what each shot did before you aim the next, and you may stop.
        </li>
        <li>At a Ship or a Fort a weapon for several targets has one flip, and no other target.</li>
        <li>Crew in melee cannot be shot at. Boarded Ships and Forts can.</li>
        <li>Of all that shoots, only a Cannon may aim at a Land.</li>
      </ul>
    </Part>
  )
}

function Cannons() {
  return (
    <Part
      id="cannons"
      title="Cannons"
      drawing={
        <Figure caption="A hold is a target too, and nobody knows what is in it.">
          <div className="flex gap-1.5">
            <CardBack width={54} />
            <CardBack width={54} />
            <CardBack width={54} />
          </div>
        </Figure>
      }
    >
      <p>
        A Cannon kills crew at once, whatever hit points are left. Ships, Forts and Lands take two damage from
        it.
      </p>
      <p>
        It may also fire at an enemy hold. If it hits, chance picks a card there: crew and one timers are
        dead, a Ship, Fort or Land comes into play at once with two damage.
      </p>
      <p>A card may evade a Cannon, in play or in the hold. It cannot fortify against one.</p>
    </Part>
  )
}

/** A worked example: who is in it, what he does, and then flip by flip. */
function Played({ scene, told: begins }: { readonly scene: Scene; readonly told: string }) {
  return (
    <figure className="rounded-lg border border-line bg-well p-3">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Faces cards={[...scene.mine, ...scene.theirs]} width={60} />
        <b className="min-w-40 flex-1 leading-snug">{begins}</b>
      </figcaption>
      <ol className="space-y-2">
        {scene.steps.map(({ flip, hit, told }) => (
          <li key={flip} className="flex items-center gap-3">
            <PlayingCard letter={letterOf(flip)} width={34} />
            <span className="leading-snug">
              <b className={hit ? 'text-sea' : ''}>{hit ? 'Hit.' : 'Miss.'}</b> {told}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Melee() {
  return (
    <Part id="melee" title="Melee">
      <p>
        Crew with a melee weapon may charge enemy crew that is not fighting yet. The attacker makes all his
        flips, and the defender, if he lives, strikes back once. Both stay in melee until one is dead, and in
        each turn of either owner his card attacks and the other strikes back.
      </p>
      <Played scene={melee} told="A Swashbuckler charges an Officer, who awaits him." />
      <p>Now they stay locked, and the Officer must strike in his owner’s turn.</p>
      <h3 className="pt-2 text-lg">Stand and shoot</h3>
      <p>
        On the charge itself, and only then, a defender with a weapon that shoots may use it before the
        attacker arrives. He does not strike back in that turn. Choose well:
      </p>
      <Played scene={standing} told="Raiders charge a Ranger, who stands and shoots." />
      <p>In melee nobody shoots, and nobody uses a flip-ability.</p>
      <p>Some cards let a card attack again. Crew does not strike back a second time in the same turn.</p>
    </Part>
  )
}

function Boarding() {
  return (
    <Part id="boarding" title="Boarding, and gangs">
      <p>
        Ships and Forts are boarded with a Boarding Axe, Lands with any melee weapon. As many of your crew as
        you like may attack the same one. It does not stand and shoot, but it may strike back after every
        attack.
      </p>
      <Played scene={gang} told="Raiders and Brethren board Liberty." />
      <p>
        In her own turn a boarded Ship goes about her business: she shoots at others, but not at those aboard.
      </p>
    </Part>
  )
}

function Saving() {
  return (
    <Part
      id="saving"
      title="Saved at the last moment"
      drawing={
        <Figure caption="Two cards that help from the hold.">
          <Faces cards={['jolly_roger', 'navigator']} width={84} />
        </Figure>
      }
    >
      <p>Between a hit and the harm there are up to four chances, in this order:</p>
      <ul className="list-disc space-y-1 pl-6">
        <li>
          <b>Navigator:</b> shown from your hold when that is hit, he may save all of it, on{' '}
          {hitWords(CARDS.navigator.flip ?? '')}. Otherwise chance picks a card there.
        </li>
        <li>
          <b>Evade:</b> a flip, in play or in the hold. On a hit the card was never there.
        </li>
        <li>
          <b>Fortify:</b> a flip, in play only. On a hit the card takes no harm.
        </li>
        <li>
          <b>Jolly Roger:</b> played from your hold, it gives another of your cards one more try, on{' '}
          {hitWords(CARDS.jolly_roger.flip ?? '')}.
        </li>
      </ul>
      <p>Evade and Fortify are tried by themselves, as often as the card is hit.</p>
      <p>
        So that nobody learns what you hold from the time you take, Navigator and Jolly Roger follow your
        standing orders. If you would rather be asked each time, agree on that when the match is opened: then
        play pauses whenever one of your cards is hit and your hold is not empty, whatever is in it.
      </p>
    </Part>
  )
}

function End() {
  return (
    <Part id="end" title="Winning">
      <p>
        Whoever has no card left, in play, hold and locker, is beaten; a Pirate that was made counts like any
        other while it is in play. The last one standing wins. With three or four captains the turn goes
        round, and you may attack whomever you like.
      </p>
      <p>
        If for three rounds nobody flips, draws or plays a card, or after 80 rounds, the gold that is left
        decides; then the number of cards, then the damage.
      </p>
    </Part>
  )
}

function Cards() {
  return (
    <Part id="cards" title="All thirty cards">
      <p>
        Where the rulebook leaves a figure open, this table has chosen its own; most hit sets and hit points
        are such. {kindTitles.crew} is everything but Ships, Forts, Lands and one timers.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {NAMES.map((name) => (
          <li key={name}>
            <CardSheet card={name} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
