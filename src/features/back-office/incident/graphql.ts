import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField, proposalField } from '../../core/graphql/act-fields.ts'
import { actionName, actorName, auditObjects } from '../../../domain/core/audit-words.ts'
import { wordOf } from '../../../domain/people/people-words.ts'
import { idOf } from '../../../domain/id.ts'
import { draftForPeople, draftReport, type IncidentDraft } from '../../../domain/back-office/incident-draft.ts'
import {
  INCIDENT_KINDS,
  INCIDENT_NOTICES,
  incidentSource,
  incidentReports,
  REPORT_GROUNDS,
} from '../../../domain/back-office/incident.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import {
  findAffected,
  refuseUnnarrowed,
  type Affected,
  type AffectedFilter,
  type AffectedMember,
  type TakenOut,
} from './find-affected.ts'
import { IncidentDataType } from './incident-data-type.ts'
import { dutiesOf, type IncidentDuty } from './incident-duties.ts'
import { proposeIncidentNotice } from './incident-notice.ts'
import { listIncidents, type IncidentFacts, type StandingIncident } from './incident.ts'
import { recordIncidentFiling } from './record-filing.ts'
import { recordIncident, updateIncident } from './record-incident.ts'
import { judgeIncidentPerson, listIncidentPeople, recordIncidentPeople, type IncidentPerson } from './record-people.ts'

const IncidentKindType = builder.enumType('IncidentKind', { values: codesOf(INCIDENT_KINDS) })
const ReportGroundType = builder.enumType('IncidentGround', { values: codesOf(REPORT_GROUNDS) })
const NoticeKindType = builder.enumType('IncidentNoticeKind', { values: codesOf(INCIDENT_NOTICES) })
const ReportKindType = builder.enumType('IncidentReportKind', { values: incidentReports })

const IncidentDutyType = builder.objectRef<IncidentDuty>('IncidentDuty').implement({
  description: 'What the law still asks about an incident.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NoticeKindType }),
    title: t.exposeString('title'),
    aim_on: t.expose('aim_on', { type: 'Date', description: 'When it should be done.' }),
    due_on: t.expose('due_on', { type: 'Date', description: 'When it must be done.' }),
    source: t.string({ resolve: ({ kind }) => incidentSource(kind) }),
  }),
})

const IncidentDraftType = builder.objectRef<IncidentDraft>('IncidentDraft').implement({
  description: 'A text written from what is known: a person reads it over before it is proposed.',
  fields: (t) => ({ subject: t.exposeString('subject'), body: t.exposeString('body') }),
})

const IncidentPersonType = builder.objectRef<IncidentPerson>('IncidentPerson').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['member_number', 'name'], Boolean: ['is_affected'], 'DateTime?': ['told_at'] }),
    basis: t.exposeString('basis', { description: 'How the member was found, or why he is not affected.' }),
    mail_state: t.exposeString('mail_state', { nullable: true, description: 'waiting, sent or undeliverable.' }),
  }),
})

const IncidentType = builder.objectRef<StandingIncident>('Incident').implement({
  description: 'A line of the register of incidents as it stands.',
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      Int: ['version'],
      String: ['title', 'summary', 'cause', 'further_harm', 'for_people', 'publication', 'measures', 'recorded_by'],
      'DateTime?': ['happened_from', 'happened_until'],
      Boolean: ['is_closed'],
      DateTime: ['recorded_at'],
    }),
    kind: t.expose('kind', { type: IncidentKindType }),
    noticed_at: t.expose('noticed_at', { type: 'DateTime', description: 'From here the days of the law count.' }),
    data: t.expose('data', { type: [IncidentDataType] }),
    people: t.exposeInt('people', { nullable: true, description: 'As operators judge it; null while unknown.' }),
    grounds: t.expose('grounds', { type: [ReportGroundType] }),
    found: t.exposeInt('found', { description: 'Members recorded as affected.' }),
    untold: t.exposeInt('untold', { description: 'Of those, how many have not been mailed.' }),
    agreed: t.expose('agreed', { type: [NoticeKindType] }),
    filed: t.expose('filed', { type: [ReportKindType] }),
    proposal_ids: t.field({ type: ['ID'], resolve: ({ proposals }) => proposals.map(String) }),
    duties: t.field({ type: [IncidentDutyType], resolve: dutiesOf }),
    persons: t.field({
      type: [IncidentPersonType],
      description: 'The newest 200.',
      resolve: ({ id }, _args, { services }) => listIncidentPeople(services, id),
    }),
    draft: t.field({
      type: IncidentDraftType,
      args: { kind: t.arg({ type: NoticeKindType, required: true }) },
      resolve: (incident, { kind }, { services }) => {
        const company = operatorProfile(services.config)
        if (kind === 'people') return draftForPeople(incident, company)
        return draftReport(incident, company, kind === 'preliminary' ? '速報' : '確報')
      },
    }),
  }),
})

const AffectedMemberType = builder.objectRef<AffectedMember>('AffectedMember').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['member_number', 'name'], Int: ['count'], DateTime: ['first_at', 'last_at'] }),
    acts: t.stringList({
      description: 'In words.',
      resolve: ({ acts }) => acts.map((act) => (act === 'document.opened' ? '書面の閲覧' : actionName(act))),
    }),
  }),
})

const TakenOutType = builder.objectRef<TakenOut>('TakenOutTable').implement({
  description: 'A table that left the house: everybody in it may be affected.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.string({ resolve: ({ actor }) => actorName(actor, null) }),
    table: t.string({ resolve: ({ table }) => `${wordOf(auditObjects, 'table')} ${table}` }),
    filters: t.exposeString('filters'),
    people: t.exposeInt('people', { description: 'Who was a member by then.' }),
  }),
})

/** Rows of a look-up that stand on the screen; all of them are recorded. */
const mostShown = 200

const AffectedType = builder.objectRef<Affected>('Affected').implement({
  fields: (t) => ({
    total: t.int({ resolve: ({ members }) => members.length }),
    members: t.field({
      type: [AffectedMemberType],
      description: `The ${mostShown} that were touched last.`,
      resolve: ({ members }) => members.slice(0, mostShown),
    }),
    taken_out: t.field({ type: [TakenOutType], resolve: ({ takenOut }) => takenOut.slice(0, mostShown) }),
  }),
})

const AffectedFilterInput = builder.inputType('AffectedFilterInput', {
  description: 'What is given narrows the search; at least one trait, or both ends of a period.',
  fields: (t) => ({
    actor: t.string({ description: "'operator:3', 'member:12'." }),
    session: t.string(),
    address: t.string(),
    table: t.string({ description: 'As the audit log names it: members, applications ...' }),
    document: t.string({ description: 'The number or the SHA-256.' }),
    from: t.field({ type: 'DateTime' }),
    until: t.field({ type: 'DateTime' }),
  }),
})
type FilterInput = typeof AffectedFilterInput.$inferInput

const filterOf = ({ actor, session, address, table, document, from, until }: FilterInput): AffectedFilter => ({
  actor: actor ?? '',
  session: session ?? '',
  address: address ?? '',
  table: table ?? '',
  document: document ?? '',
  from: from ?? null,
  until: until ?? null,
})

builder.queryFields((t) => ({
  adminIncidents: t.field({
    description: 'The register of incidents, open ones first. [admin]',
    access: 'admin',
    type: [IncidentType],
    resolve: (_root, _args, { services }) => listIncidents(services.database),
  }),
  adminIncident: t.field({
    description: 'One incident. [admin]',
    access: 'admin',
    type: IncidentType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { services }) => (await listIncidents(services.database, idOf(id)))[0] ?? null,
  }),
  adminAffected: t.field({
    description: 'Who was affected, by the audit log and the records of opened documents. [admin]',
    access: 'admin',
    type: AffectedType,
    args: { filter: t.arg({ type: AffectedFilterInput, required: true }) },
    resolve: async (_root, { filter }, { services }) => {
      const asked = filterOf(filter)
      const refused = refuseUnnarrowed(asked)
      return unwrap(refused ?? { ok: true, value: await findAffected(services.database, asked) })
    },
  }),
}))

const IncidentInput = builder.inputType('IncidentInput', {
  description: 'All that is known by now; texts may be empty but for title and summary.',
  fields: (t) => ({
    kind: t.field({ type: IncidentKindType, required: true }),
    title: t.string({ required: true }),
    noticed_at: t.field({ type: 'DateTime', required: true }),
    happened_from: t.field({ type: 'DateTime' }),
    happened_until: t.field({ type: 'DateTime' }),
    summary: t.string({ required: true }),
    data: t.field({ type: [IncidentDataType], required: true }),
    people: t.int(),
    grounds: t.field({ type: [ReportGroundType], required: true }),
    cause: t.string({ required: true }),
    further_harm: t.string({ required: true }),
    for_people: t.string({ required: true }),
    publication: t.string({ required: true }),
    measures: t.string({ required: true }),
    is_closed: t.boolean({ required: true }),
  }),
})

const factsOf = (input: typeof IncidentInput.$inferInput): IncidentFacts => ({
  ...input,
  happened_from: input.happened_from ?? null,
  happened_until: input.happened_until ?? null,
  people: input.people ?? null,
})

const IncidentNoticeInput = builder.inputType('IncidentNoticeInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true, description: 'Of the incident, as it was seen.' }),
    kind: t.field({ type: NoticeKindType, required: true }),
    subject: t.string({ required: true }),
    body: t.string({ required: true }),
  }),
})
const IncidentFilingInput = builder.inputType('IncidentFilingInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    kind: t.field({ type: ReportKindType, required: true }),
    filed_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    reference: t.string({ required: true, description: 'May be empty.' }),
  }),
})
const IncidentPersonInput = builder.inputType('IncidentPersonInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    member_number: t.string({ required: true }),
    is_affected: t.boolean({ required: true }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  recordIncident: actField(t, {
    description: 'Writes down that something happened; the other operators are mailed. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: IncidentInput, required: true }) },
    act: (services, viewer, { input }) => recordIncident(services, viewer, factsOf(input)),
  }),
  updateIncident: actField(t, {
    description: 'Writes down in full what is known by now; earlier versions stay. [admin]',
    access: 'admin',
    type: IdResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: IncidentInput, required: true }),
    },
    act: (services, viewer, { id, version, input }) =>
      updateIncident(services, viewer, {
        id: idOf(id),
        version,
        facts: factsOf(input),
      }),
  }),
  recordIncidentPeople: okField(t, {
    description: 'Keeps those whom the records name as affected. [admin]',
    access: 'admin',
    args: {
      id: t.arg.id({ required: true }),
      filter: t.arg({ type: AffectedFilterInput, required: true }),
      with_taken_out: t.arg.boolean({
        required: true,
        description: 'Also everybody who can have been in a table that left the house.',
      }),
    },
    act: (services, viewer, { id, filter, with_taken_out: withTakenOut }) =>
      recordIncidentPeople(services, viewer, { id: idOf<'incident'>(id), filter: filterOf(filter), withTakenOut }),
  }),
  judgeIncidentPerson: okField(t, {
    description: 'Adds a member, or takes out one who is not affected, with a reason. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: IncidentPersonInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { id, member_number: memberNumber, is_affected: isAffected, reason } = input
      const person = { id: idOf<'incident'>(id), memberNumber, isAffected, reason }
      return judgeIncidentPerson(services, viewer, person)
    },
  }),
  proposeIncidentNotice: proposalField(t, {
    description: 'Proposes a report to the commission or a notice to the persons; another operator approves. [admin]',
    args: { input: t.arg({ type: IncidentNoticeInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeIncidentNotice(services, viewer, { ...input, id: idOf<'incident'>(input.id) }),
  }),
  recordIncidentFiling: okField(t, {
    description: 'Records that an agreed report has reached the commission. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: IncidentFilingInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { id, kind, filed_on: filedOn, reference } = input
      const filing = { id: idOf<'incident'>(id), kind, filedOn, reference }
      return recordIncidentFiling(services, viewer, filing)
    },
  }),
}))
