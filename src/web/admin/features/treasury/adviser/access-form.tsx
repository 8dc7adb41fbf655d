import { addMonths, japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { proposeAdviserAccessDocument, type LedgerBook } from './adviser-queries.ts'
import styles from './adviser.module.css'

/** Whom to let look, at which books and days, and until when. */
export function AccessForm({ books, onDone }: { books: readonly LedgerBook[]; onDone: () => void }) {
  const today = japanDateOf(new Date(useNow()))
  const form = useActForm(proposeAdviserAccessDocument, {
    initial: {
      name: '',
      office: '',
      email: '',
      from: `${today.slice(0, 4)}-01-01`,
      until: today,
      ends_on: addMonths(today, 3),
      reason: '',
      books: [] as readonly string[],
      isAll: false,
    },
    name: '税理士の閲覧',
    done: '閲覧を提案しました。ほかの運営者が承認すると、招待のメールを送ります。',
    failed: '入力内容をご確認ください。',
    onDone,
    check: ({ isAll, books: chosen }) => !isAll && chosen.length === 0 && { books: '帳簿を選択してください' },
    variables: ({ isAll, books: chosen, ...values }) => ({ input: { ...values, books: isAll ? [] : [...chosen] } }),
  })
  const { field, values, errors } = form
  return (
    <ActForm form={form} button="閲覧を提案する">
      <FieldRow>
        <DenseInput label="氏名" {...field('name')} />
        <DenseInput label="事務所" {...field('office')} />
        <DenseInput label="メールアドレス" type="email" {...field('email')} />
        <DenseInput label="帳簿の開始日" type="date" {...field('from')} />
        <DenseInput label="帳簿の終了日" type="date" {...field('until')} />
        <DenseInput label="閲覧の期限" type="date" hint="1年以内" {...field('ends_on')} />
        <DenseInput label="理由" {...field('reason')} />
      </FieldRow>
      <fieldset className={styles.books}>
        <legend>閲覧できる帳簿</legend>
        <Checkbox label="すべての帳簿" {...form.checked('isAll')} />
        {!values.isAll &&
          books
            .filter(({ id }) => id !== 'unassigned')
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={values.books.includes(id)}
                onChange={({ target }) =>
                  form.set({
                    books: target.checked ? [...values.books, id] : values.books.filter((each) => each !== id),
                  })
                }
              />
            ))}
        {errors['books'] !== undefined && (
          <p className={styles.problem} role="alert">
            {errors['books']}
          </p>
        )}
      </fieldset>
    </ActForm>
  )
}
