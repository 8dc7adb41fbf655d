import { useQuery } from 'urql'
import {
  JOURNAL_LAYOUTS,
  programWords,
  type JournalProgram,
} from '../../../../../domain/treasury/accounting/journal-layouts.ts'
import { Checkbox } from '../../../../ui/field.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { accountingNamesDocument, keepAccountingNamesDocument, type AccountingName } from './hand-over-queries.ts'
import styles from './hand-over.module.css'

interface Props {
  program: JournalProgram
  book: string
  bookName: string
  onKept: () => void
}

/** What the accounts of a book are called in a program. */
export function AccountNames(props: Props) {
  const { program, book } = props
  const [{ data }, refetch] = useQuery({
    query: accountingNamesDocument,
    variables: { program, book },
    requestPolicy: 'network-only',
  })
  const names = data?.adminAccountingNames
  return (
    <Panel
      title={`科目の名前（${programWords[program]}）`}
      note="会計ソフトに登録した名前と同じ文字にします。収入と費用の税区分は、明細の消費税の区分によります"
    >
      {names === undefined ? (
        <LoadingText />
      ) : names.length === 0 ? (
        <p className={styles.text}>この帳簿には、まだ仕訳がありません。</p>
      ) : (
        <NamesForm
          key={names
            .map(({ name, sub_name: sub, tax_class: tax, is_kept: kept }) => `${name} ${sub} ${tax} ${kept}`)
            .join()}
          names={names}
          {...props}
          onKept={() => {
            refetch({ requestPolicy: 'network-only' })
            props.onKept()
          }}
        />
      )}
    </Panel>
  )
}

function NamesForm({ names, program, book, bookName, onKept }: Props & { names: readonly AccountingName[] }) {
  const form = useActForm(keepAccountingNamesDocument, {
    initial: {
      names: names.map(({ account, name, sub_name, tax_class }) => ({ account, name, sub_name, tax_class })),
      for_book_alone: names.some(({ is_of_book: isOf }) => isOf),
    },
    name: '科目の名前の登録',
    done: '科目の名前を登録しました。',
    failed: '入力内容をご確認ください。',
    keeps: true,
    onDone: onKept,
    variables: (values) => ({ input: { program, book, ...values } }),
  })
  const { hasSubAccounts } = JOURNAL_LAYOUTS[program]
  const typed = form.values.names
  const field = (account: string, part: 'name' | 'sub_name' | 'tax_class') => ({
    value: typed.find((each) => each.account === account)?.[part] ?? '',
    error: form.errors[`${account} ${part}`],
    onChange: ({ target }: { target: { value: string } }) =>
      form.set({ names: typed.map((each) => (each.account === account ? { ...each, [part]: target.value } : each)) }),
  })
  return (
    <ActForm form={form} button="科目の名前を登録する">
      <ul className={styles.names}>
        {names.map(({ account, text, is_kept: isKept, is_taxed: isTaxed }) => (
          <li key={account}>
            <fieldset className={styles.name}>
              <legend>
                {text}
                {!isKept && <small>未登録</small>}
              </legend>
              <DenseInput label="勘定科目" {...field(account, 'name')} />
              {hasSubAccounts && <DenseInput label="補助科目" {...field(account, 'sub_name')} />}
              <DenseInput label={isTaxed ? '税区分（未確認のとき）' : '税区分'} {...field(account, 'tax_class')} />
            </fieldset>
          </li>
        ))}
      </ul>
      <Checkbox
        label={`この名前を「${bookName}」の帳簿だけに使う（ほかの帳簿には使いません）`}
        {...form.checked('for_book_alone')}
      />
    </ActForm>
  )
}
