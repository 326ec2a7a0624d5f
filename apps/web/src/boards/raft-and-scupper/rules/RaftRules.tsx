import { seededChance } from '@marque/rules'
import { raftAndScupper as game } from '@marque/rules/raft-and-scupper'
import { Figure, Part } from '../../kit/Rules'
import { PirateIcon, ShipIcon } from '../pieces'
import { crews } from '../words'
import { Drawing, Fleet } from './Drawing'
import { flotillas, jump, raft, sail, scupper } from './scenes'

/** The rules of Raft & Scupper. */
export default function RaftRules() {
  return (
    <div className="space-y-8">
      <p className="max-w-prose text-lg">
        Two crews share one crowded fleet. Each wants the ships it cares for lashed together into a single
        raft, and leaps, sails and sinks its way there. No dice, nothing hidden.
      </p>
      <Ships />
      <Setup />
      <Part
        id="flotillas"
        title="Flotillas"
        drawing={
          <Figure caption="The gold ships lie in two flotillas here: corners do not join.">
            <Drawing scene={flotillas} kind="gold" />
          </Figure>
        }
      >
        <p>
          Ships of the same cargo that touch side by side make a flotilla, and so do ships of the same rig.
          Every ship belongs to two: one for what it carries, one for how it is rigged. A single ship can be a
          flotilla by itself, and ships with a pirate aboard count like any other.
        </p>
        <p>
          On the board, the buttons below the sea draw a line round the flotillas of a kind and count them.
        </p>
      </Part>
      <Turn />
      <Winning />
      <Lengths />
    </div>
  )
}

function Ships() {
  const boards = [
    { side: 'yellow', goods: 'gold, or a round rig' },
    { side: 'black', goods: 'spice, or a square rig' },
  ] as const
  return (
    <Part id="ships" title="Ships and crews">
      <p>
        A ship carries gold (a coin on a yellow tile) or spice (a star on a dark one), and it is rigged round
        or square. That makes four types, and there are equally many of each.
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {(['gold', 'spice'] as const).flatMap((cargo) =>
          (['round', 'square'] as const).map((rig) => (
            <li key={cargo + rig} className="flex items-center gap-2 text-sm">
              <ShipIcon ship={{ cargo, rig }} size={52} />
              {cargo}, {rig}
            </li>
          )),
        )}
      </ul>
      <p>Each crew has two pirates, and each is at home on three of the four types:</p>
      <ul className="space-y-2">
        {boards.map(({ side, goods }) => (
          <li key={side} className="flex items-center gap-3">
            <PirateIcon side={side} size={40} />
            <span>
              <strong>{crews[side]}</strong> stand on ships with {goods}.
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Setup() {
  return (
    <Part id="set-up" title="Setting up: one cuts, the other chooses">
      <p>
        The fleet is dealt at random, but in pairs: opposite every ship, half a turn round the middle, lies
        the one that differs from it in cargo and in rig. So neither crew starts with the better sea, and no
        kind starts as a finished raft.
      </p>
      <p>
        One player then puts all four pirates aboard, two of each crew, no two on the same ship. The other
        looks at that and says which crew to play. Whoever places does well to make both sides worth having.
        The Yellowbeards have the first turn.
      </p>
    </Part>
  )
}

function Turn() {
  return (
    <>
      <Part
        id="jump"
        title="Your turn: jump …"
        drawing={
          <Figure caption="The Yellowbeard at the lower left can reach every free round-rigged ship of its flotilla.">
            <Drawing scene={jump} from={jump.from} lands={jump.to} kind="round" />
          </Figure>
        }
      >
        <p>
          A turn is one action. With a jump, a pirate goes to any free ship of a flotilla that it stands in.
        </p>
        <p>
          Yellowbeards use gold and round flotillas, Blackbeards spice and square ones. On a ship that has
          both of your marks, either flotilla will do. How far it is does not matter, nor who stands in
          between.
        </p>
      </Part>
      <Part
        id="sail"
        title="… or sail …"
        drawing={
          <Figure caption="This ship may go one or two places to the right; the rest stays joined.">
            <Drawing scene={sail} from={sail.from} waters={sail.to} way={[sail.from, ...sail.to]} />
          </Figure>
        }
      >
        <p>
          A ship with one of your pirates aboard moves over open water, as far and with as many turns as you
          like. It passes through the sides of places, never through corners.
        </p>
        <p>
          On its way it may not leave the area that the fleet covers, so the sea grows neither longer nor
          wider. And where it stops, all ships must hang together again.
        </p>
      </Part>
      <Part
        id="scupper"
        title="… or scupper …"
        drawing={
          <Figure caption="The Yellowbeards can sink the four marked ships. The one in the midst of the others has no open water beside it.">
            <Drawing scene={scupper} sinks={scupper.at} />
          </Figure>
        }
      >
        <p>
          You sink a free ship that lies side by side with one of your pirates’ ships. It may be of any type,
          but it needs open water on at least one side, and without it the fleet must still be in one piece.
        </p>
        <p>
          The ship goes in front of you. Whatever lies in front of the other player is put away at the same
          moment.
        </p>
      </Part>
      <Part id="pass" title="… or pass">
        <p>You may always do nothing. If no action is possible, you have to.</p>
        <p>
          One thing is barred: a jump or a sail that would bring back a picture the sea has shown before, with
          the same ships and pirates in the same places to one another. Passing is free of that.
        </p>
      </Part>
    </>
  )
}

function Winning() {
  return (
    <Part
      id="winning"
      title="Three ways to win"
      drawing={
        <Figure caption="All round-rigged ships lie in one flotilla: the Yellowbeards have their raft.">
          <Drawing scene={raft} kind={raft.kind} />
        </Figure>
      }
    >
      <p>
        <strong>A raft.</strong> All ships of one of your marks that are still afloat make one flotilla: all
        gold or all round for the Yellowbeards, all spice or all square for the Blackbeards. It counts whoever
        made the move, so take care not to finish the other’s raft.
      </p>
      <p>
        <strong>Four scuppered.</strong> Four ships lie in front of you: you sank them while the other sank
        none.
      </p>
      <p>
        <strong>Vengeance.</strong> If both crews get a raft at the same moment, if both players pass one
        after the other, or if one passes four of his own turns running, the match goes to whoever sank a ship
        last. If nobody ever did, it goes to the Yellowbeards. The same settles a match in which no ship is
        sunk for very long: 200 turns, or 100 in the short game.
      </p>
    </Part>
  )
}

function Lengths() {
  const fleets = (['short', 'long'] as const).map((length) => {
    const { size, tiles } = game.view(game.setup({ length }, 2, seededChance(1)), null)
    return { length, size, cells: tiles.map(({ cell }) => cell) }
  })
  return (
    <Part id="length" title="Short and long">
      <p>
        The short game has 16 ships and is done in some twenty turns: good for a first match. The long one has
        36 and leaves room for plans. Nothing else differs.
      </p>
      <div className="grid max-w-sm grid-cols-2 gap-4">
        {fleets.map(({ length, size, cells }) => (
          <Figure key={length} caption={`${length === 'short' ? 'Short' : 'Long'}: ${cells.length} ships`}>
            <Fleet size={size} cells={cells} />
          </Figure>
        ))}
      </div>
    </Part>
  )
}
