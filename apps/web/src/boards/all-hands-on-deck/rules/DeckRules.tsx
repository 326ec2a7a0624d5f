import { ACTIONS, type Card } from '@marque/rules/all-hands-on-deck/hand'
import { Figure, Part } from '../../kit/Rules'
import { CardBack, CardFace, CrewEmblem } from '../cards'
import { bidValue, CREWS, SUITS, titleOf } from '../faces'
import { auction, bids, seven, threes } from './scenes'

/** The rules of All Hands on Deck! */
export default function DeckRules() {
  return (
    <div className="space-y-8">
      <p className="max-w-prose text-lg">
        You are a captain without a crew. Buy sailors with other sailors, keep your cards to yourself, and be
        the first to have all hands together. Twelve cards is the limit, as long as anybody is counting.
      </p>
      <Crews />
      <Round />
      <Auction />
      <Actions />
      <Cheating />
      <Lengths />
    </div>
  )
}

function Cards({ cards, width = 40 }: { readonly cards: readonly Card[]; readonly width?: number }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {cards.map((card) => (
        <li key={card}>
          <CardFace card={card} width={width} />
          <span className="sr-only">{titleOf(card)}</span>
        </li>
      ))}
    </ul>
  )
}

function Crews() {
  return (
    <Part
      id="crews"
      title="What makes a crew"
      drawing={
        <div className="space-y-4">
          <Figure caption="Seven Sea Sabres, 2 to 8: a crew.">
            <Cards cards={seven} />
          </Figure>
          <Figure caption="Three in a row of each: a crew too.">
            <Cards cards={threes} />
          </Figure>
        </div>
      }
    >
      <p>There are three crews, each with ranks from 1 to 10 and three sailors of every rank:</p>
      <ul className="flex flex-wrap gap-4">
        {SUITS.map((suit) => (
          <li key={suit} className="flex items-center gap-2">
            <CrewEmblem suit={suit} size={32} />
            {CREWS[suit]}
          </li>
        ))}
      </ul>
      <p>
        You win the hand the moment you hold either seven ranks in a row of one crew, or three in a row of all
        three. After the First Mate (10) there is nobody: no row goes round the corner. Twins count once, and
        spare cards do no harm.
      </p>
      <p>Eighteen action cards make it 108 cards in all. The server sees a crew at once and calls it out.</p>
    </Part>
  )
}

function Round() {
  return (
    <Part id="round" title="A round">
      <ol className="list-decimal space-y-2 pl-6">
        <li>Everybody is dealt a card; in the first round five, which come before it.</li>
        <li>The top of the draw pile is turned up. That card is for sale.</li>
        <li>
          From the dealer’s left, each captain passes or lays one or more cards face down. The dealer is last.
        </li>
        <li>The bids are turned up together, and the action cards among them take effect, one by one.</li>
        <li>The highest bid takes the card for sale. All cards that were bid are thrown away.</li>
        <li>
          Everybody may throw away as many cards as he likes, unseen, and the deal moves on to the left.
        </li>
      </ol>
      <p>
        You need not wait for your turn: a bid can be sealed in advance. With <em>one visit a round</em> you
        discard, pick up and seal all at once, and the bids are turned up when the last is in.
      </p>
    </Part>
  )
}

function Auction() {
  return (
    <Part
      id="auction"
      title="An auction, card by card"
      drawing={
        <Figure caption={`For sale: ${titleOf(auction)}.`}>
          <div className="flex gap-2">
            <CardFace card={auction} width={72} />
            <CardBack width={72} />
          </div>
        </Figure>
      }
    >
      <p>
        A sailor is worth his rank in gold, and double if he sails with the same crew as the card for sale.
        Action cards are worth nothing, Rum apart. Three captains have bid:
      </p>
      <ul className="space-y-3">
        {bids.map(({ name, cards, told }) => (
          <li key={name} className="flex items-center gap-3">
            <div className="w-22 shrink-0">
              <Cards cards={cards} />
            </div>
            <p>
              <strong>
                {name}: {bidValue(cards, auction)}.
              </strong>{' '}
              {told}
            </p>
          </li>
        ))}
      </ul>
      <p>
        So far Anne is ahead. But the actions come first: Bart’s Cutpurse takes the Sea Sabre out of her bid,
        and what is left counts {bids.map(({ left }) => bidValue(left, auction)).join(', ')}. The Navigator is
        Bart’s for ten gold, and everything that was bid is thrown away.
      </p>
      <p>
        If the highest bids are equal, those captains alone bid again on top of what they laid, or forfeit; if
        all forfeit, nobody gets the card. Nor does anybody with a bid that is worth nothing.
      </p>
    </Part>
  )
}

const actions: readonly (readonly [Card, string])[] = [
  ['cutpurse', 'Takes any other card out of a bid, an action still to come included.'],
  ['fall_off_the_dock', 'Ends the auction: all bids and the card for sale are lost.'],
  ['hidden_plunder', 'You go through the discards and take one.'],
  ['mermaid', 'Brings a card from every other hand, by chance. You keep one.'],
  ['pieces_of_eight', 'Another card on the table comes to you when the auction is over.'],
  ['pirate_monkey', 'Stands for any sailor while in your hand. Useless in a bid, and scores nothing.'],
  ['tavern_brawl', 'A captain of your choice misses the next deal and the next auction.'],
  ['rum', 'Five gold, never doubled.'],
  ['pirate_king', 'Every sailor in your own bid counts double, whatever the crew.'],
  ['stowaway', 'You look at two cards of the draw pile and keep one.'],
]

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

function Actions() {
  return (
    <Part id="actions" title="Action cards">
      <p>
        They work when bid. From the dealer’s left each captain plays out all of his, in the order he likes.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {actions.map(([card, told]) => (
          <li key={card} className="flex items-center gap-3">
            <CardFace card={card} width={66} />
            <p className="leading-snug">
              <strong>{titleOf(card)}.</strong> {told}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">
        What {listed(ACTIONS.filter(({ own }) => own).map(({ title }) => title))} do is this table’s own
        reading.
      </p>
    </Part>
  )
}

function Cheating() {
  return (
    <Part id="cheating" title="Cheating, and being caught">
      <p>
        Nobody sees how many cards you hold, and nothing stops you from holding more than twelve. But from the
        moment you pick up your card until the bids are turned up, any captain may call you a cheat, and your
        hand is counted.
      </p>
      <p>
        <strong>Caught:</strong> the caller draws from your hand until twelve are left, keeps one of those
        cards if he likes and throws the rest away.
      </p>
      <p>
        <strong>Honest:</strong> you draw two cards from the caller’s hand, keep one and throw the other away,
        and nobody can call you again in this round. Cards already bid do not count.
      </p>
    </Part>
  )
}

function Lengths() {
  return (
    <Part id="length" title="Short and long">
      <p>The short game is one hand: the first crew wins.</p>
      <p>
        In the long game each hand is scored. For each crew you count your best three in a row, and your best
        seven in a row if you have them: both may use the same cards. The ranks are the points, and whoever
        won the hand adds 20. It ends once somebody has 250, or after five hands. A Monkey in a row scores
        nothing itself.
      </p>
      <p>
        When the draw pile is empty the discards are shuffled. If not even they are left, or after 75 rounds,
        the wind drops: nobody wins the hand, and in the short game the best score decides.
      </p>
    </Part>
  )
}
