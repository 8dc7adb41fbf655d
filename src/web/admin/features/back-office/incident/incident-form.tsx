import { useState } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import {
  INCIDENT_DATA,
  INCIDENT_KINDS,
  REPORT_GROUNDS,
  type IncidentData,
  type IncidentKind,
  type ReportGround,
} from '../../../../../domain/back-office/incident.ts'
import { useNow } from '../../../../app/time/now.tsx'
import type { VariablesOf } from '../../../../gql/graphql.ts'
import { Checkbox } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldOfClock, fieldOfInstant, instantOfField } from '../../../ui/japan-time-field.ts'
import type { ActWords } from '../../../ui/use-act.tsx'
import type { Incident, recordIncidentDocument } from './incident-queries.ts'

type Input = VariablesOf<typeof recordIncidentDocument>['input']

const texts = [
  { name: 'cause', label: '原因' },
  { name: 'further_harm', label: '二次被害またはそのおそれ' },
  { name: 'for_people', label: 'ご本人への対応' },
  { name: 'publication', label: '公表' },
  { name: 'measures', label: '再発防止のための措置' },
] as const

const unwritten = {
  title: '',
  kind: 'personal_data' as IncidentKind,
  summary: '',
  data: [] as readonly IncidentData[],
  grounds: [] as readonly ReportGround[],
  cause: '',
  further_harm: '',
  for_people: '',
  publication: '',
  measures: '',
  is_closed: false,
}

/** All that is known of an incident: the nine items that the commission asks for, each of which may be unknown for now. */
export function IncidentForm<Data, Variables extends AnyVariables>({
  incident = null,
  document,
  words,
  variables,
  button,
}: {
  incident?: Incident | null
  document: TypedDocumentNode<Data, Variables>
  words: ActWords<Data>
  variables: (input: Input) => Variables
  button: string
}) {
  const [opened] = useState(fieldOfClock(useNow()))
  const form = useActForm(document, {
    ...words,
    keeps: true,
    initial: {
      ...unwritten,
      ...(incident !== null && partOfIncident(incident)),
      noticed_at: incident === null ? opened : fieldOfInstant(incident.noticed_at),
      happened_from: fieldOfInstant(incident?.happened_from ?? null),
      happened_until: fieldOfInstant(incident?.happened_until ?? null),
      people: String(incident?.people ?? ''),
    },
    notReady: ({ noticed_at: noticed, people }) =>
      (noticed === '' || !/^\d*$/.test(people.trim())) && '発覚した日時と、本人の数（数字）をご確認ください。',
    variables({ noticed_at: noticed, happened_from: from, happened_until: until, ...values }) {
      const noticedAt = instantOfField(noticed)
      if (noticedAt === null) return null
      const isPersonal = values.kind === 'personal_data'
      return variables({
        ...values,
        noticed_at: noticedAt,
        happened_from: instantOfField(from),
        happened_until: instantOfField(until),
        people: values.people.trim() === '' ? null : Number(values.people),
        data: isPersonal ? [...values.data] : [],
        grounds: isPersonal ? [...values.grounds] : [],
      })
    },
  })
  const { field } = form
  return (
    <ActForm form={form} width="wide" button={button}>
      <FieldRow>
        <DenseInput label="件名" needed {...field('title')} />
        <DenseSelect label="種類" needed {...field('kind')}>
          <Options of={INCIDENT_KINDS} />
        </DenseSelect>
      </FieldRow>
      <FieldRow>
        <DenseInput
          label="発覚した日時"
          needed
          type="datetime-local"
          hint="社内のだれかが知った時点。法令の期限は、この日を1日目として数えます。"
          {...field('noticed_at')}
        />
        <DenseInput label="発生（開始）" type="datetime-local" {...field('happened_from')} />
        <DenseInput label="発生（終了）" type="datetime-local" {...field('happened_until')} />
      </FieldRow>
      <DenseArea label="概要" needed rows={4} {...field('summary')} />
      {form.values.kind === 'personal_data' && (
        <>
          <Choices label="対象の個人データ" words={INCIDENT_DATA} {...form.choices('data')} />
          <Choices
            label="委員会への報告が必要な事由"
            hint="高度な暗号化などの措置を講じた個人データは、いずれにも当たりません（個人情報保護法施行規則7条）。"
            words={REPORT_GROUNDS}
            {...form.choices('grounds')}
          />
          <DenseInput
            label="本人の数"
            unit="人"
            width="count"
            inputMode="numeric"
            hint="分からない間は空欄にします。"
            {...field('people')}
          />
        </>
      )}
      {texts.map(({ name, label }) => (
        <DenseArea key={name} label={label} rows={2} {...field(name)} />
      ))}
      {incident !== null && <Checkbox label="対応を終えたものとする" {...form.checked('is_closed')} />}
    </ActForm>
  )
}

/** What stands in the form as it was recorded. */
const partOfIncident = ({
  title,
  kind,
  summary,
  data,
  grounds,
  cause,
  further_harm,
  for_people,
  publication,
  measures,
  is_closed,
}: Incident) => ({
  title,
  kind,
  summary,
  data,
  grounds,
  cause,
  further_harm,
  for_people,
  publication,
  measures,
  is_closed,
})
