import { BeaconUnavailable } from '../../../adapters/beacon/beacon.ts'
import { idOf, type Id } from '../../../domain/id.ts'
import { commitment, draw, listHash, type LotteryOutcome } from '../../../domain/investing/lottery.ts'
import { replaySteps, substitutesText } from '../../../domain/investing/lottery-steps.ts'
import { subtractYen, yen, type Yen } from '../../../domain/money.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import type { Services } from '../../core/services.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { loadSteps } from '../lottery-log/record-steps.ts'
import { nodeHashes } from './hashes.ts'
import {
  loadLotteryEntries,
  substitutesIn,
  toLotteryApplication,
  withSubstitutes,
  type LotteryEntryRecord,
} from './lottery-entries.ts'

/** One thing that was computed once more. `open`: it cannot be said yet, or not now. */
export interface DrawCheck {
  name: string
  verdict: 'right' | 'wrong' | 'open'
  detail: string
}

/** An application in the order of the draw. */
export interface DrawStep {
  investmentId: Id<'investment'>
  amount: number
  /** HMAC-SHA256, by which the order is made. */
  rankHex: string
  won: boolean
  /** What was still to be had after it, whole yen. */
  left: number
}

export interface RecheckedDraw {
  checks: DrawCheck[]
  /** The protocol; empty until the draw. */
  steps: DrawStep[]
}

const check = (name: string, isRight: boolean, detail: string): DrawCheck => ({
  name,
  verdict: isRight ? 'right' : 'wrong',
  detail,
})

/**
 * Computes a draw once more from what the database keeps, and holds it against what was published: the promise, the closed list, the
 * public randomness, the order and the result of every application. Before the draw it checks what there is; the seed is told to nobody.
 */
export async function recheckDraw(services: Services, fundId: Id<'fund'>): Promise<Outcome<RecheckedDraw>> {
  const record = await loadFund(services.database, fundId)
  const kept = await services.database
    .selectFrom('lottery')
    .selectAll()
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  if (!record || !kept) return refusal('NOT_FOUND', 'この抽選が見つかりません。')
  const entries = await loadLotteryEntries(services.database, fundId)
  const promise = check(
    '種と、公開したコミット値',
    (await commitment(kept.seed, nodeHashes)) === kept.commitment,
    '種のSHA-256が、公開時の値と同じこと',
  )
  const list = await checkList(entries, kept.list_hash)
  const beacon = await checkBeacon(services, kept.beacon_round, kept.beacon)
  if (kept.drawn_at === null) return success({ checks: [promise, list, beacon], steps: [] })
  const capacity = yen(record.fund.fundTotal - record.fund.subordinatedAmount)
  const drawn = await draw(
    { applications: entries.map(toLotteryApplication), capacity, seed: kept.seed, beacon: kept.beacon ?? '' },
    nodeHashes,
  )
  return success({
    checks: [
      promise,
      list,
      beacon,
      checkResult(entries, drawn.outcomes),
      ...(kept.substitutes_hash === null
        ? []
        : await checkSubstitutes(services, { fundId, kept: kept.substitutes_hash, entries, drawn, capacity })),
      await checkApplications(services, fundId),
    ],
    steps: stepsOf(drawn.outcomes, capacity),
  })
}

async function checkList(entries: readonly LotteryEntryRecord[], published: string | null): Promise<DrawCheck> {
  const name = '名簿と、公開したハッシュ値'
  if (published === null) return { name, verdict: 'open', detail: '募集終了時に確定します' }
  return check(
    name,
    (await listHash(entries.map(toLotteryApplication), nodeHashes)) === published,
    `申し込み${entries.length}件の番号と金額`,
  )
}

/** What was mixed in is what anyone reads at the public source. */
async function checkBeacon({ beacon }: Services, round: number | null, mixed: string | null): Promise<DrawCheck> {
  const name = '公開の乱数'
  if (round === null) return { name, verdict: 'open', detail: '公開の乱数を使わない抽選です' }
  if (mixed === null) return { name, verdict: 'open', detail: `${round}回目の乱数を使います` }
  try {
    const read = beacon === null ? 'not yet' : await beacon.readRound(round)
    if (read === 'not yet') return { name, verdict: 'open', detail: '公開元を読めないため、確かめられません' }
    return check(name, read.randomness === mixed, `${round}回目の乱数が、公開元の値と同じこと`)
  } catch (error) {
    if (error instanceof BeaconUnavailable)
      return { name, verdict: 'open', detail: '公開元を読めないため、確かめられません' }
    throw error
  }
}

function checkResult(entries: readonly LotteryEntryRecord[], outcomes: readonly LotteryOutcome[]): DrawCheck {
  const won = new Map(outcomes.map((outcome) => [Number(outcome.investId), outcome.won]))
  const wrong = entries.filter((entry) => won.get(entry.investment_id) !== entry.won)
  return check(
    '当選と落選',
    wrong.length === 0,
    wrong.length === 0 ? `${entries.length}件すべて、検算の結果と同じ` : `${wrong.length}件が、検算の結果と違います`,
  )
}

/** Who may be a substitute, and every offer to one, follow from what was published. */
async function checkSubstitutes(
  { database }: Services,
  {
    fundId,
    kept,
    entries,
    drawn: { listHash: list, outcomes },
    capacity,
  }: {
    fundId: Id<'fund'>
    kept: string
    entries: readonly LotteryEntryRecord[]
    drawn: { listHash: string; outcomes: readonly LotteryOutcome[] }
    capacity: Yen
  },
): Promise<DrawCheck[]> {
  const names = substitutesIn(entries)
  const steps = await loadSteps(database, fundId)
  const published = { listHash: list, capacity, outcomes: withSubstitutes(outcomes, entries), steps }
  const wrong = new Set((await replaySteps(published, nodeHashes)).map(({ seq }) => seq))
  return [
    check('補欠の名簿', sha256Hex(substitutesText(names)) === kept, `補欠を選んだ申し込み${names.length}件の番号`),
    check(
      '補欠への案内',
      wrong.size === 0,
      wrong.size === 0
        ? `記録${steps.length}件すべて、検算の結果と同じ`
        : `記録${[...wrong].join('、')}が、検算の結果と違います`,
    ),
  ]
}

/** What became of the applications does not contradict the draw: no winner is told that he lost, no loser takes part. */
async function checkApplications({ database }: Services, fundId: Id<'fund'>): Promise<DrawCheck> {
  const rows = await database
    .selectFrom('lottery_entry as entry')
    .innerJoin('investment', 'investment.id', 'entry.investment_id')
    .select(['investment.id', 'investment.status', 'investment.amount', 'entry.amount as listed', 'entry.won'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('lottery_step')
          .select('seq')
          .whereRef('investment_id', '=', 'investment.id')
          .where('kind', '=', 'accepted'),
      ).as('accepted'),
    )
    .where('entry.fund_id', '=', fundId)
    .execute()
  const wrong = rows.filter(
    ({ status, amount, listed, won, accepted }) =>
      amount !== listed ||
      (won === true ? status === 'not_selected' : !accepted && ['awaiting_deposit', 'participating'].includes(status)),
  )
  return check(
    '申し込みの状態',
    wrong.length === 0,
    wrong.length === 0 ? '当選と落選が、申し込みの状態と合っています' : `${wrong.length}件が合っていません`,
  )
}

function stepsOf(outcomes: readonly LotteryOutcome[], capacity: ReturnType<typeof yen>): DrawStep[] {
  let left = capacity
  return outcomes.map(({ investId, amount, rankHex, won }) => {
    if (won) left = subtractYen(left, amount)
    return { investmentId: idOf<'investment'>(investId), amount, rankHex, won, left }
  })
}
