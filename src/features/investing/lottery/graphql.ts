import type { LotteryRecord } from '../../funds/fund/fund-record.ts'
import { Project } from '../../funds/fund/graphql.ts'
import { builder } from '../../core/graphql/builder.ts'
import { lotteryStepKinds, type LotteryStep } from '../../../domain/investing/lottery-steps.ts'
import { loadLotteryEntries, type LotteryEntryRecord } from './lottery-entries.ts'
import { loadSteps } from '../lottery-log/record-steps.ts'
import type { Id } from '../../../domain/id.ts'

const LotteryEntry = builder.objectRef<LotteryEntryRecord>('LotteryEntry').implement({
  fields: (t) => ({
    invest_id: t.exposeID('investment_id'),
    amount: t.expose('amount', { type: 'Yen' }),
    won: t.boolean({ resolve: ({ won }) => won === true }),
    substitute: t.exposeBoolean('as_substitute', {
      description: 'Not drawn, the member would take a place that comes free later.',
    }),
  }),
})

const LotteryStepKind = builder.enumType('LotteryStepKind', {
  values: Object.keys(lotteryStepKinds) as LotteryStep['kind'][],
})

const LotteryStepType = builder.objectRef<LotteryStep>('LotteryStep').implement({
  description: 'What became of room after the draw. Each step names the hash of the one before it.',
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    at: t.exposeString('at', { description: "RFC 3339 in Japan's time, to the second, letter for letter as hashed." }),
    kind: t.expose('kind', { type: LotteryStepKind }),
    invest_id: t.exposeID('investId'),
    amount: t.expose('amount', { type: 'Yen' }),
    free_after: t.expose('freeAfter', {
      type: 'Yen',
      description: 'Room that nobody has and that is offered to nobody.',
    }),
    previous_hash: t.exposeString('previousHash', {
      description:
        "SHA-256 of the step before as UTF-8 text: 'seq,at,kind,invest_id,amount,free_after,previous_hash' with a line feed; of the first step the list_hash.",
    }),
  }),
})

const LotteryProof = builder.objectRef<LotteryRecord & { fundId: Id<'fund'> }>('LotteryProof').implement({
  description: 'The checkable draw. All digests and the seed are lower-case hexadecimal.',
  fields: (t) => ({
    commitment: t.exposeString('commitment', {
      description: 'SHA-256 of the 32 seed bytes; known from publishing on.',
    }),
    beacon_round: t.exposeInt('beaconRound', {
      nullable: true,
      description:
        'The round of public randomness (drand) that will be mixed in: the first one an hour or more after end_at; null where no beacon is configured.',
    }),
    beacon_url: t.exposeString('beaconUrl', { nullable: true, description: 'Where anyone can read that round.' }),
    beacon: t.exposeString('beacon', {
      nullable: true,
      description:
        "The round's randomness, 64 hexadecimal digits; null until the draw, or where no beacon is configured.",
    }),
    list_hash: t.exposeString('listHash', {
      nullable: true,
      description:
        "SHA-256 of the list's UTF-8 text: a line 'invest_id,amount' with a line feed for each application, ascending by invest_id; known from the close on.",
    }),
    rule: t.string({
      description: "How winners are found down the order. 'whole': an application wins if its whole amount still fits.",
      resolve: () => 'whole',
    }),
    substitutes_hash: t.exposeString('substitutesHash', {
      nullable: true,
      description:
        "SHA-256 of the UTF-8 text of those who would take a later place: a line 'invest_id' with a line feed for each, ascending; known from the close on, null for a project without substitutes.",
    }),
    steps: t.field({
      type: [LotteryStepType],
      description: 'Offers to substitutes and what led to them, the oldest first; empty before the draw.',
      resolve: ({ fundId, drawnAt, substitutesHash }, _args, { services }) =>
        drawnAt === null || substitutesHash === null ? [] : loadSteps(services.database, fundId),
    }),
    seed: t.exposeString('seed', { nullable: true, description: 'Null until the draw.' }),
    entries: t.field({
      type: [LotteryEntry],
      nullable: true,
      description: 'Null until the draw; ascending by invest_id.',
      resolve: ({ fundId, drawnAt }, _args, { services }) =>
        drawnAt === null ? null : loadLotteryEntries(services.database, fundId),
    }),
  }),
})

builder.objectField(Project, 'lottery_proof', (t) =>
  t.field({
    description: 'What anyone needs to check the draw; null for a first-come fund.',
    type: LotteryProof,
    nullable: true,
    resolve: ({ id, lottery }) => lottery && { ...lottery, fundId: id },
  }),
)
