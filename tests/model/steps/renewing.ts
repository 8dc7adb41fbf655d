import { dayText } from '../rules/japan-time.ts'
import { at, type Model } from '../rules/model.ts'
import { openTerm } from '../rules/periods.ts'
import { asMember } from '../run/operators.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** In whatever fund with terms. */
const inTerms = ({ investments, funds }: Model): number[] =>
  investments.flatMap(({ fund }, place) => (at(funds, fund).terms.length > 0 ? [place] : []))

/** Who works in a term stays in the fund with its end, or leaves. */
export const chooseRenewal = stepKind<{ investment: number; leaves: boolean }>({
  name: 'a member stays or leaves with the term',
  weight: 60,
  choose({ random, model }) {
    // A term that some leave while others stay seldom comes by itself: where it may still come, it is looked for first.
    const mayPart = inTerms(model).filter((place) => {
      const leaves = [...(openTerm(model, place)?.leaves.values() ?? [])]
      return leaves.length > 1 && leaves.every((one) => one === leaves[0])
    })
    const endOf = (place: number): string => openTerm(model, place)?.endOn ?? ''
    const [next] = mayPart.map(endOf).toSorted()
    const first = random.pick(mayPart.filter((place) => endOf(place) === next))
    if (first !== undefined) return { investment: first, leaves: openTerm(model, first)?.leaves.get(first) === false }
    if (!random.oneIn(7)) return null
    const all = inTerms(model)
    const open = all.filter((place) => openTerm(model, place) !== null)
    const investment = random.oneIn(8) ? random.pick(all) : random.pick(open)
    return investment === undefined ? null : { investment, leaves: !random.oneIn(3) }
  },
  async run(world, { investment, leaves }) {
    const { model } = world
    const one = at(model.investments, investment)
    const term = openTerm(model, investment)
    const client = await asMember(world, one.member)
    const { code, message } = await client.ask(
      'mutation ($input: RenewalInput!) { chooseRenewal(input: $input) { ok } }',
      { input: { invest_id: String(one.id), choice: leaves ? 'leave' : 'continue' } },
    )
    expectThat(
      code === (term === null ? 'CONFLICT' : null),
      () =>
        `a choice of ${dayText(model.now)} was answered ${code} ${message}, expected ${term === null ? 'a refusal' : 'yes'}`,
    )
    term?.leaves.set(investment, leaves)
    hit(
      world,
      term === null ? 'refused: no term to choose in' : leaves ? 'leaves with the term' : 'stays with the term',
    )
    return code ?? 'chosen'
  },
})
