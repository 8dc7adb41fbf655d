import type { LotteryRecord } from '../../funds/fund/fund-record.ts'
import { Project } from '../../funds/fund/graphql.ts'
import { builder } from '../../core/graphql/builder.ts'
import { loadLotteryEntries, type LotteryEntryRecord } from './lottery-entries.ts'
import type { Id } from '../../../domain/id.ts'

const LotteryEntry = builder.objectRef<LotteryEntryRecord>('LotteryEntry').implement({
  fields: (t) => ({
    invest_id: t.exposeID('investmentId'),
    amount: t.expose('amount', { type: 'Yen' }),
    won: t.boolean({ resolve: ({ won }) => won === true }),
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
