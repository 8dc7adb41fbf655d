import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const incidentsDocument = graphql(`
  query Incidents {
    adminIncidents { id kind title noticed_at found is_closed duties { kind title due_on } }
  }
`)
export type IncidentRow = ResultOf<typeof incidentsDocument>['adminIncidents'][number]

export const incidentDocument = graphql(`
  query Incident($id: ID!) {
    adminIncident(id: $id) {
      id version kind title noticed_at happened_from happened_until summary data people grounds cause further_harm for_people publication measures is_closed
      recorded_at recorded_by found untold agreed filed proposal_ids
      duties { kind title aim_on due_on source }
      persons { member_number name is_affected basis told_at mail_state }
    }
  }
`)
export type Incident = NonNullable<ResultOf<typeof incidentDocument>['adminIncident']>
export type IncidentPerson = Incident['persons'][number]

export const draftDocument = graphql(`
  query IncidentDraft($id: ID!, $kind: IncidentNoticeKind!) {
    adminIncident(id: $id) { id version draft(kind: $kind) { subject body } }
  }
`)

export const affectedDocument = graphql(`
  query Affected($filter: AffectedFilterInput!) {
    adminAffected(filter: $filter) {
      total
      members { member_number name count first_at last_at acts }
      taken_out { at actor table filters people }
    }
  }
`)
export type AffectedMember = ResultOf<typeof affectedDocument>['adminAffected']['members'][number]
export type TakenOut = ResultOf<typeof affectedDocument>['adminAffected']['taken_out'][number]

export const recordIncidentDocument = graphql(`
  mutation RecordIncident($input: IncidentInput!) {
    recordIncident(input: $input) { id version }
  }
`)
export const updateIncidentDocument = graphql(`
  mutation UpdateIncident($id: ID!, $version: Int!, $input: IncidentInput!) {
    updateIncident(id: $id, version: $version, input: $input) { id version }
  }
`)
export const recordPeopleDocument = graphql(`
  mutation RecordIncidentPeople($id: ID!, $filter: AffectedFilterInput!, $with: Boolean!) {
    recordIncidentPeople(id: $id, filter: $filter, with_taken_out: $with) { ok }
  }
`)
export const judgePersonDocument = graphql(`
  mutation JudgeIncidentPerson($input: IncidentPersonInput!) {
    judgeIncidentPerson(input: $input) { ok }
  }
`)
export const proposeNoticeDocument = graphql(`
  mutation ProposeIncidentNotice($input: IncidentNoticeInput!) {
    proposeIncidentNotice(input: $input) { id }
  }
`)
export const recordFilingDocument = graphql(`
  mutation RecordIncidentFiling($input: IncidentFilingInput!) {
    recordIncidentFiling(input: $input) { ok }
  }
`)
