import { useQuery } from 'urql'
import {
  JOURNAL_LAYOUTS,
  JOURNAL_PROGRAMS,
  programWords,
  type JournalProgram,
} from '../../../../../domain/treasury/accounting/journal-layouts.ts'
import { addDays, addMonths } from '../../../../../domain/calendar.ts'
import { bookMonth, monthBefore } from '../../../../../domain/funds/book-month.ts'
import { handOverList } from '../../../../../domain/tables/hand-overs.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { TaxNames } from './tax-names.tsx'
import { AccountNames } from './account-names.tsx'
import {
  handOverJournalsDocument,
  handOversDocument,
  journalPreviewDocument,
  type HandOver,
} from './hand-over-queries.ts'
import { TakeBack } from './take-back.tsx'
import styles from './hand-over.module.css'

const columnsAt = (now: number, onDone: () => void): Column<HandOver>[] =>
  pageColumns(handOverList, now, {
    program: ({ program }) => programWords[program],
    days: ({ from, until }) => `${shortDay(from, now)}〜${shortDay(until, now)}`,
    entries: ({ entries }) => `${figure(entries)}件`,
    act: ({ id, book, from }) => (
      <LinkButton size="small" href={`/admin/export/journals/${id}.csv`} download="">
        保存<span className="visually-hidden">：{`${book} ${shortDay(from, now)}から`}</span>
      </LinkButton>
    ),
    back: (file) => <TakeBack file={file} now={now} onDone={onDone} />,
  })

const usual = { program: 'yayoi' as JournalProgram, book: 'operator' }

/** Journals for the accounting program of the office: what has not gone there yet, under which names, and the files of before. */
export function HandOverView() {
  const now = useNow()
  const month = bookMonth(monthBefore(new Date(now)))
  const [{ data }, refetch] = useQuery({ query: handOversDocument, requestPolicy: 'network-only' })
  const form = useActForm(handOverJournalsDocument, {
    initial: {
      ...usual,
      from: month?.firstDay ?? '',
      until: month === null ? '' : addDays(addMonths(month.firstDay, 1), -1),
    },
    name: '仕訳ファイルの作成',
    done: '仕訳ファイルを作成しました。下の一覧から保存できます。',
    keeps: true,
    onDone: lookAgain,
    variables: (input) => ({ input }),
  })
  const { values } = form
  const [{ data: waiting, error, stale }, refetchWaiting] = useQuery({
    query: journalPreviewDocument,
    variables: { input: values },
    requestPolicy: 'network-only',
  })
  const refused = error === undefined ? null : toFailure(error)
  function lookAgain() {
    refetch({ requestPolicy: 'network-only' })
    refetchWaiting({ requestPolicy: 'network-only' })
  }
  const field = (name: keyof typeof values) => ({
    ...form.field(name),
    error: form.errors[name] ?? refused?.fields[name],
  })
  const preview = refused === null ? waiting?.adminJournalPreview : undefined
  const { doubt } = JOURNAL_LAYOUTS[values.program]
  return (
    <>
      <Panel
        title="会計ソフトへの引き渡し"
        note="同じ仕訳は、同じ会計ソフトに2回渡りません。後から記帳した仕訳は、次のファイルに入ります"
      >
        <ActForm form={form} button="ファイルを作成する">
          <FieldRow>
            <DenseSelect label="会計ソフト" {...field('program')}>
              <Options of={JOURNAL_PROGRAMS.map((id) => ({ id, name: programWords[id] }))} />
            </DenseSelect>
            <DenseSelect label="帳簿" {...field('book')}>
              <Options of={data?.adminLedgerBooks ?? [{ id: 'operator', name: '運営者' }]} />
            </DenseSelect>
            <DenseInput label="開始日" type="date" {...field('from')} />
            <DenseInput label="終了日" type="date" {...field('until')} />
          </FieldRow>
          {doubt !== null && <p className={styles.text}>{doubt}</p>}
          <p className={styles.waiting} aria-live="polite" aria-busy={stale}>
            {preview === undefined
              ? ''
              : preview.entries === 0
                ? 'この期間に、まだ引き渡していない仕訳はありません。'
                : `まだ引き渡していない仕訳：${figure(preview.entries)}件、借方の合計 ${figure(preview.total)}円`}
          </p>
          {preview !== undefined && preview.unnamed.length > 0 && (
            <Notice tone="warning" title="科目の名前が決まっていません。下の「科目の名前」で登録してください。">
              {preview.unnamed.join('、')}
            </Notice>
          )}
          {preview !== undefined && preview.left_open.length > 0 && (
            <Notice tone="warning" title="消費税の区分が未確認の仕訳があります">
              {preview.left_open.join('、')}
            </Notice>
          )}
        </ActForm>
      </Panel>
      <Panel title="引き渡したファイル" tight>
        <DataTable
          caption="引き渡したファイル"
          columns={columnsAt(now, lookAgain)}
          rows={data?.adminJournalHandOvers}
          rowKey={({ id }) => id}
          empty="引き渡したファイルはありません"
        />
      </Panel>
      <AccountNames
        key={`${values.program} ${values.book}`}
        program={values.program}
        book={values.book}
        bookName={data?.adminLedgerBooks.find(({ id }) => id === values.book)?.name ?? ''}
        onKept={lookAgain}
      />
      <TaxNames key={`tax ${values.program} ${values.book}`} program={values.program} book={values.book} />
    </>
  )
}
