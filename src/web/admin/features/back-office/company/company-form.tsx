import { useState } from 'react'
import { japanDateOf, parseJapanDate } from '../../../../../domain/calendar.ts'
import {
  companyFields,
  companyFromTheFuture,
  companyProblems,
  type CompanyFacts,
} from '../../../../../domain/records/company.ts'
import { fromTyped, toJson, toTyped, type TypedValues } from '../../../../../domain/records/field.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput } from '../../../ui/dense-field.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { companyLists, type CompanyList } from './company-lists.ts'
import { proposeCompanyFactsDocument } from './company-queries.ts'
import { companyFieldId, ListFields } from './list-fields.tsx'
import styles from './company.module.css'

type CompanyForm = TypedValues<typeof companyFields>

const blank: CompanyForm = {
  officers: [],
  holders: [],
  parentGuarantee: '',
  otherBusinesses: '',
  accounts: [],
  managers: [],
  inspection: '',
}

const proseHints = {
  parentGuarantee: '親会社が当社の債務を連帯して保証する契約です。なければ「該当なし」と入力します。',
  otherBusinesses: '不動産特定共同事業のほかに行っている事業です。なければ「該当なし」と入力します。',
  inspection: '最後に受けた検査の年月と結果です。受けたことがなければ「該当なし」と入力します。',
} as const

/** '決算1の純資産' of 'accounts.0.netAssets'. */
function nameOf(field: string): string {
  const [list = '', place, inner = ''] = field.split('.')
  if (list === 'validFrom') return '適用日'
  if (place === undefined) return companyFields[list as keyof typeof companyFields].label
  const { one, fields } = companyLists[list as CompanyList]
  return `${one}${Number(place) + 1}の${fields[inner]?.label ?? ''}`
}

/** From the top of the form; the day stands last. Within a list the order of its entries is kept. */
function placeOf(field: string): number {
  const place = Object.keys(companyFields).indexOf(field.split('.')[0] ?? '')
  return place === -1 ? Object.keys(companyFields).length : place
}

interface CompanyFormProps {
  /** What stands now; null before anything is recorded. */
  facts: CompanyFacts | null
  version: number
  onDone: () => void
  onBack: (() => void) | null
}

/** Everything that is recorded, to be changed or confirmed; another operator approves it. */
export function CompanyForm({ facts, version, onDone, onBack }: CompanyFormProps) {
  const today = japanDateOf(new Date(useNow()))
  const [start] = useState<CompanyForm>(() => (facts === null ? blank : toTyped(companyFields, facts)))
  const [attempt, setAttempt] = useState(0)
  const form = useActForm(proposeCompanyFactsDocument, {
    initial: { ...start, validFrom: today },
    name: '会社の情報の提案',
    done: '承認を依頼しました。ほかの運営者が承認すると、会社概要と書面に反映します。',
    failed: '提案できませんでした。入力内容を確認してください。',
    keeps: true,
    onDone: () => {
      guard.release()
      onDone()
    },
    // What the API could not even read is judged here; the server judges all the same.
    check({ validFrom, ...written }) {
      setAttempt((count) => count + 1)
      const typed = fromTyped(companyFields, written)
      return {
        ...companyFromTheFuture(typed, today),
        ...companyProblems(typed),
        ...(parseJapanDate(validFrom) === null && { validFrom: '日付を入力してください。' }),
      }
    },
    variables: ({ validFrom, ...written }) => ({
      input: toJson(companyFields, fromTyped(companyFields, written)),
      valid_from: validFrom,
      version,
    }),
  })
  const { values, errors, field } = form
  const guard = useLeaveGuard(
    Object.entries(start).some(([name, value]) => values[name as keyof CompanyForm] !== value),
  )
  const prose = (name: keyof typeof proseHints) => (
    <DenseArea
      id={companyFieldId(name)}
      label={companyFields[name].label}
      needed
      rows={2}
      hint={proseHints[name]}
      {...field(name)}
    />
  )
  const list = (name: CompanyList) => (
    <ListFields
      list={name}
      entries={values[name]}
      errors={errors}
      onChange={(entries) => form.set({ [name]: entries })}
    />
  )
  return (
    <Panel title={version === 0 ? '会社の情報を登録する' : '変更または確認する'} note="ほかの運営者が承認します">
      <ActForm
        form={form}
        className={styles.form}
        button="承認を依頼する"
        after={onBack !== null && <Button onClick={onBack}>やめる</Button>}
      >
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(errors)
            .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
            .map(([name, message]) => ({
              fieldId: companyFieldId(name),
              message: `${nameOf(name)}：${message}`,
            }))}
        />
        {list('officers')}
        {list('holders')}
        {prose('parentGuarantee')}
        {prose('otherBusinesses')}
        {list('accounts')}
        {list('managers')}
        {prose('inspection')}
        <div className={styles.day}>
          <DenseInput
            id={companyFieldId('validFrom')}
            label="適用日"
            needed
            type="date"
            max={today}
            hint="この内容になった日です。変更がなければ、確認した日を入力します。"
            {...field('validFrom')}
          />
        </div>
      </ActForm>
      {guard.dialog}
    </Panel>
  )
}
