import type { RiskReason } from '../../../domain/back-office/member-risk/assess-risk.ts'
import { RISK_LEVELS, RISK_RULES } from '../../../domain/back-office/member-risk/risk-words.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import type { MemberRisk } from './read-member-risk.ts'

export const RiskLevelType = builder.enumType('RiskLevel', { values: codesOf(RISK_LEVELS) })

const Reason = builder.objectRef<RiskReason>('RiskReason').implement({
  fields: (t) => ({
    rule: t.string({ description: 'What was looked at, in words.', resolve: ({ rule }) => RISK_RULES[rule] }),
    level: t.expose('level', { type: RiskLevelType }),
    words: t.exposeString('words'),
  }),
})

const Kept = builder.objectRef<MemberRisk['history'][number]>('KeptRisk').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    level: t.expose('level', { type: RiskLevelType }),
    reasons: t.exposeStringList('reasons'),
    assessed_at: t.expose('assessed_at', { type: 'DateTime' }),
  }),
})

export const MemberRiskType = builder.objectRef<MemberRisk>('MemberRisk').implement({
  description: 'How high the risk of a member is, by the rules of today. The member may not learn of it.',
  fields: (t) => ({
    level: t.expose('level', { type: RiskLevelType }),
    reasons: t.expose('reasons', { type: [Reason] }),
    rules_from: t.expose('rules_from', { type: 'Date' }),
    basis: t.exposeString('basis', { description: 'On what the rules rest.' }),
    screening_due_on: t.expose('screening_due_on', {
      type: 'Date',
      nullable: true,
      description: 'When he is to be looked up again; null before his identity was checked.',
    }),
    history: t.expose('history', {
      type: [Kept],
      description: 'Each level that a night has found to differ from the one before, the newest first.',
    }),
  }),
})
