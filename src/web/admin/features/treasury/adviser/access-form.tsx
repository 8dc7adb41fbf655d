import { useState } from 'react'
import { addMonths, japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeAdviserAccessDocument, type LedgerBook } from './adviser-queries.ts'
import styles from './adviser.module.css'

/** Whom to let look, at which books and days, and until when. */
export function AccessForm({ books, onDone }: { books: readonly LedgerBook[]; onDone: () => void }) {
  const today = japanDateOf(new Date(useNow()))
  const unwritten = {
    name: '',
    office: '',
    email: '',
    from: `${today.slice(0, 4)}-01-01`,
    until: today,
    endsOn: addMonths(today, 3),
    reason: '',
  }
  const [values, setValues] = useState<typeof unwritten>(unwritten)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAll, setAll] = useState(false)
  const [isUnchosen, setUnchosen] = useState(false)
  const act = useAct(proposeAdviserAccessDocument, {
    name: '税理士の閲覧',
    done: '閲覧を提案しました。ほかの運営者が承認すると、招待のメールを送ります。',
    failed: '入力内容をご確認ください。',
    onDone: () => {
      setValues(unwritten)
      setChosen([])
      setAll(false)
      onDone()
    },
  })
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: act.failure?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  const submit = () => {
    const isMissing = !isAll && chosen.length === 0
    setUnchosen(isMissing)
    if (isMissing || act.busy) return
    const { endsOn, ...rest } = values
    void act.run({ input: { ...rest, books: isAll ? [] : [...chosen], ends_on: endsOn } })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.fields}>
        <DenseInput label="氏名" {...field('name')} />
        <DenseInput label="事務所" {...field('office')} />
        <DenseInput label="メールアドレス" type="email" {...field('email')} />
        <DenseInput label="帳簿の開始日" type="date" {...field('from')} />
        <DenseInput label="帳簿の終了日" type="date" {...field('until')} />
        <DenseInput label="閲覧の期限" type="date" hint="1年以内" {...field('endsOn')} />
        <DenseInput label="理由" {...field('reason')} />
      </div>
      <fieldset className={styles.books}>
        <legend>閲覧できる帳簿</legend>
        <Checkbox label="すべての帳簿" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
        {!isAll &&
          books
            .filter(({ id }) => id !== 'unassigned')
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen((old) => (target.checked ? [...old, id] : old.filter((each) => each !== id)))
                }
              />
            ))}
        {(isUnchosen || act.failure?.fields['books'] !== undefined) && (
          <p className={styles.problem} role="alert">
            {act.failure?.fields['books'] ?? '帳簿を選択してください'}
          </p>
        )}
      </fieldset>
      <Button type="submit" variant="filled" loading={act.busy}>
        閲覧を提案する
      </Button>
      {act.dialog}
    </form>
  )
}
