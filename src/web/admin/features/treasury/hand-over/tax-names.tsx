import { useState } from 'react'
import { useQuery } from 'urql'
import { programWords, type JournalProgram } from '../../../../../domain/treasury/accounting/journal-layouts.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
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
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(names.map(({ key, name }) => [key, name])),
  )
  const act = useAct(keepAccountingTaxNamesDocument, {
    name: '税区分の名前の登録',
    done: '税区分の名前を登録しました。',
    failed: '入力内容をご確認ください。',
    onDone: onKept,
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (act.busy) return
        void act.run({ input: { program, book, names: names.map(({ key }) => ({ key, name: typed[key] ?? '' })) } })
      }}
    >
      <div className={styles.fields}>
        {names.map(({ key, text }) => (
          <DenseInput
            key={key}
            label={text}
            value={typed[key] ?? ''}
            error={act.failure?.fields[key]}
            onChange={({ target }) => setTyped((old) => ({ ...old, [key]: target.value }))}
          />
        ))}
      </div>
      <Button type="submit" variant="filled" loading={act.busy}>
        税区分の名前を登録する
      </Button>
      {act.dialog}
    </form>
  )
}
