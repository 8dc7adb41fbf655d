import { useState } from 'react'
import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { LETTER_AFTER } from '../../../../../domain/treasury/unclaimed.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { letterAddressDocument, owedLettersDocument, recordLetterDocument, type OwedLetter } from './payout-queries.ts'
import styles from './letter-panel.module.css'

/** Whom a letter is to be posted to; nothing where there is nobody. */
export function LetterPanel({ onDone }: { onDone: () => void }) {
  const [{ data }, ask] = useQuery({ query: owedLettersDocument, requestPolicy: 'network-only' })
  const letters = data?.adminOwedLetters ?? []
  if (letters.length === 0) return null
  const again = () => {
    ask({ requestPolicy: 'network-only' })
    onDone()
  }
  return (
    <Panel
      title={`手紙を送る会員（${figure(letters.length)}人）`}
      note={`お支払いできない日が${LETTER_AFTER}日を超えました。金額と、受取口座の登録のお願いを書いて、登録の住所へ送ります`}
    >
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.member_id}>
            <Letter letter={letter} onDone={again} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Letter({ letter, onDone }: { letter: OwedLetter; onDone: () => void }) {
  const now = useNow()
  const today = japanDateOf(new Date(now))
  const [address, setAddress] = useState<string | null>(null)
  const show = useAct(letterAddressDocument, {
    name: '住所の表示',
    done: '住所を表示しました。監査ログに記録されます。',
    onDone: (shown) => setAddress(shown.adminShowMemberField.value),
  })
  const form = useActForm(recordLetterDocument, {
    initial: { posted_on: today },
    name: '手紙の発送の記録',
    done: '手紙の発送を記録しました。',
    onDone,
    variables: (values) => ({ member_id: letter.member_id, ...values }),
  })
  const { member_id: memberId, member_number: number, member_name: name, due_on: dueOn } = letter
  return (
    <div className={styles.letter}>
      <p className={styles.who}>
        <b>
          <MemberLink id={memberId}>{name}</MemberLink>
        </b>
        <span>
          <b>{figure(letter.amount)}円</b>　{shortDay(letter.since, now)}から
        </span>
        <span className={dueOn < today ? styles.late : undefined}>
          発送の期限 {shortDay(dueOn, now)}
          {dueOn < today && '（過ぎています）'}
        </span>
      </p>
      {address === null ? (
        <Button
          size="small"
          variant="quiet"
          icon="eye"
          loading={show.busy}
          onClick={() => void show.run({ input: { number, field: 'address' } })}
        >
          住所を表示<span className="visually-hidden">：{name}</span>
        </Button>
      ) : (
        <p className={styles.address}>
          {address}
          <b>{name} 様</b>
        </p>
      )}
      <ActForm
        form={form}
        inline
        size="small"
        variant="outlined"
        button={
          <>
            発送を記録<span className="visually-hidden">：{name}</span>
          </>
        }
      >
        <DenseInput label="発送日" needed type="date" {...form.field('posted_on')} />
      </ActForm>
      {show.dialog}
    </div>
  )
}
