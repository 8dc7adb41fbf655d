import { useQuery } from 'urql'
import { programWords, type JournalProgram } from '../../../../../domain/treasury/accounting/journal-layouts.ts'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import {
  accountingTaxNamesDocument,
  keepAccountingTaxNamesDocument,
  type AccountingTaxName,
} from './hand-over-queries.ts'
import styles from './hand-over.module.css'

interface Props {
  program: JournalProgram
  book: string
}

/** What the classes of consumption tax in a book are called in a program: as it ships them, unless the office says otherwise. */
export function TaxNames({ program, book }: Props) {
  const [{ data }, refetch] = useQuery({
    query: accountingTaxNamesDocument,
    variables: { program, book },
    requestPolicy: 'network-only',
  })
  const names = data?.adminAccountingTaxNames
  return (
    <Panel
      title={`税区分の名前（${programWords[program]}）`}
      note="すべての帳簿に使います。会計ソフトの税区分の一覧と同じ文字にします"
    >
      {names === undefined ? (
        <LoadingText />
      ) : names.length === 0 ? (
        <p className={styles.text}>この帳簿には、消費税の区分のある仕訳がありません。</p>
      ) : (
        <TaxNamesForm
          key={names.map(({ key, name }) => `${key} ${name}`).join()}
          names={names}
          program={program}
          book={book}
          onKept={() => refetch({ requestPolicy: 'network-only' })}
        />
      )}
    </Panel>
  )
}

function TaxNamesForm({
  names,
  program,
  book,
  onKept,
}: Props & { names: readonly AccountingTaxName[]; onKept: () => void }) {
  const form = useActForm(keepAccountingTaxNamesDocument, {
    initial: Object.fromEntries(names.map(({ key, name }) => [key, name])),
    name: '税区分の名前の登録',
    done: '税区分の名前を登録しました。',
    failed: '入力内容をご確認ください。',
    keeps: true,
    onDone: onKept,
    variables: (values) => ({
      input: { program, book, names: names.map(({ key }) => ({ key, name: values[key] ?? '' })) },
    }),
  })
  return (
    <ActForm form={form} button="税区分の名前を登録する">
      <FieldRow>
        {names.map(({ key, text }) => (
          <DenseInput key={key} label={text} {...form.field(key)} />
        ))}
      </FieldRow>
    </ActForm>
  )
}
