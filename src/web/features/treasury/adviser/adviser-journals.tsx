import { useState } from 'react'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText } from '../../../ui/skeleton.tsx'
import type { BookDays } from './adviser-books.tsx'
import { adviserJournalsDocument, type AdviserJournal } from './adviser-queries.ts'
import { BookTable, figure } from './book-table.tsx'
import { useLook } from './use-look.ts'
import styles from './adviser.module.css'

const pageSize = 50
const nothing = { amount_from: '', amount_until: '', counterparty: '', corrected: '' }

const accounts = ({ sides }: AdviserJournal, side: 'debit' | 'credit'): string =>
  sides
    .filter((each) => each[side] > 0)
    .map(({ text }) => text)
    .join('、')

function correctionOf({ reverses, reversed_by: by, replaced_by: replaced, reason }: AdviserJournal): string {
  if (reverses === null && by === null) return ''
  const what = reverses === null ? `取り消し済み（番号${by}）` : `番号${reverses}の取り消し`
  return [what, replaced === null ? '' : `訂正後 番号${replaced}`, reason ?? '']
    .filter((text) => text !== '')
    .join('　')
}

/** The journal, searched by amount, counterparty and corrections; whoever invested has no name here. */
export function AdviserJournals({ days }: { days: BookDays }) {
  const [typed, setTyped] = useState(nothing)
  const [asked, setAsked] = useState(nothing)
  const [page, setPage] = useState(1)
  const { data, error } = useLook(adviserJournalsDocument, { input: { ...days, ...asked }, page })
  const failure = error === undefined ? null : toFailure(error)
  const found = failure === null ? data?.adviserJournals : undefined
  const field = (name: 'amount_from' | 'amount_until' | 'counterparty') => ({
    value: typed[name],
    error: failure?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((old) => ({ ...old, [name]: target.value })),
  })
  return (
    <>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setPage(1)
          setAsked(typed)
        }}
      >
        <TextField requirement="none" label="金額（下限、円）" inputMode="numeric" {...field('amount_from')} />
        <TextField requirement="none" label="金額（上限、円）" inputMode="numeric" {...field('amount_until')} />
        <TextField requirement="none" label="取引先" {...field('counterparty')} />
        <Checkbox
          label="訂正・取り消しのある仕訳だけ"
          checked={typed.corrected === 'true'}
          onChange={({ target }) => setTyped((old) => ({ ...old, corrected: target.checked ? 'true' : '' }))}
        />
        <Button type="submit" variant="filled" icon="search">
          検索する
        </Button>
      </form>
      {failure !== null && Object.keys(failure.fields).length === 0 && (
        <Notice tone="error" title={failure.message} live />
      )}
      {found === undefined ? (
        failure === null && <LoadingText />
      ) : (
        <>
          <BookTable
            caption={`仕訳帳　${figure(found.total)}件`}
            heads={['番号', '取引年月日', '内容', '借方', '貸方', '金額（円）', '取引先', '訂正・取り消し']}
            rows={found.rows.map((row) => ({
              key: row.id,
              cells: [
                row.id,
                row.day.replaceAll('-', '/'),
                row.text,
                accounts(row, 'debit'),
                accounts(row, 'credit'),
                figure(row.amount),
                row.counterparty ?? '',
                correctionOf(row),
              ],
            }))}
            empty="条件に合う仕訳はありません"
          />
          {found.total > pageSize && (
            <div className={styles.acts}>
              {page > 1 && <Button onClick={() => setPage(page - 1)}>前の50件</Button>}
              {page * pageSize < found.total && <Button onClick={() => setPage(page + 1)}>次の50件</Button>}
            </div>
          )}
        </>
      )}
    </>
  )
}
