import { useState } from 'react'
import { useMutation } from 'urql'
import { amountChoices, memberAllowance } from '../../../../../domain/investing/allowance.ts'
import { seniorAmount } from '../../../../../domain/funds/fund.ts'
import { smallerYen, yen, type Yen } from '../../../../../domain/money.ts'
import { offerFacts } from '../../../../from-api.ts'
import { toFailure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { DeadlineBox } from '../../../../ui/countdown.tsx'
import { Select } from '../../../../ui/select.tsx'
import { formatManYen } from '../../../../ui/format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import type { Fund, WaitlistPlace } from '../fund-queries.ts'
import { joinWaitlistDocument, leaveWaitlistDocument } from './application-documents.ts'
import styles from './application.module.css'

interface PlaceProps {
  fund: Fund
  place: WaitlistPlace
  onChanged: () => void
}

/** Yen that the member could apply for if the fund had room. */
function waitlistLimit(fund: Fund, investingAmount: number): Yen {
  const { maximumAmount, ...facts } = offerFacts(fund)
  const own = smallerYen(memberAllowance(yen(investingAmount)), seniorAmount(facts))
  return maximumAmount === null ? own : smallerYen(own, maximumAmount)
}

function LeaveButton({
  fund,
  label,
  done,
  onChanged,
}: {
  fund: Fund
  label: string
  done: string
  onChanged: () => void
}) {
  const toast = useToast()
  const [{ fetching }, leave] = useMutation(leaveWaitlistDocument)
  const press = async () => {
    const { error } = await leave({ project_id: fund.id })
    if (error !== undefined) {
      toast.error(toFailure(error).message)
      return
    }
    toast.success(done)
    onChanged()
  }
  return (
    <Button variant="quiet" full loading={fetching} onClick={() => void press()}>
      {label}
    </Button>
  )
}

function Place({ fund, place, onChanged }: PlaceProps) {
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>あなたの順番</dt>
          <dd>
            <b>{place.rank}番目</b>
          </dd>
        </div>
        <div>
          <dt>希望した金額</dt>
          <dd>
            <b>{formatManYen(place.amount)}</b>
          </dd>
        </div>
      </dl>
      <ul className={styles.bullets}>
        <li>
          希望した金額の空きが出ると、順番にメールで案内し、翌日の<span className="no-break">23:59</span>
          まで枠を確保します。
        </li>
        <li>先の方の希望額に空きが足りないときは、収まる金額の次の方に先に案内することがあります。</li>
        <li>申し込みではないため、お支払いは発生しません。投資の上限額にも数えません。</li>
      </ul>
      <LeaveButton
        fund={fund}
        label="キャンセル待ちをやめる"
        done="キャンセル待ちをやめました。"
        onChanged={onChanged}
      />
    </>
  )
}

interface JoinProps {
  fund: Fund
  limit: Yen
  /** Yen that the member had chosen for an application. */
  wished: number
  /** The mail about a reopening is offered below: the two are told apart. */
  isBesideMail: boolean
  onChanged: () => void
}

function Join({ fund, limit, wished, isBesideMail, onChanged }: JoinProps) {
  const toast = useToast()
  const [{ fetching }, join] = useMutation(joinWaitlistDocument)
  const choices = amountChoices(yen(fund.lower_invest), limit)
  const [chosen, setChosen] = useState(wished)
  const [refused, setRefused] = useState<string>()
  const amount = Math.min(chosen, choices.at(-1) ?? 0)
  if (choices.length === 0)
    return <p className="small-text">投資できる金額が残っていないため、キャンセル待ちに登録できません。</p>
  const press = async () => {
    const { error } = await join({ project_id: fund.id, amount })
    if (error === undefined) toast.success('キャンセル待ちに登録しました。')
    setRefused(error === undefined ? undefined : toFailure(error).message)
    onChanged()
  }
  return (
    <>
      <h3 className={styles.strong}>{isBesideMail ? '空きを待つ方法は2つあります' : 'キャンセル待ち'}</h3>
      <ul className={styles.bullets}>
        <li>
          {isBesideMail && <b>キャンセル待ち：</b>}空きが出ると登録した順に案内し、翌日の
          <span className="no-break">23:59</span>まであなたの枠を確保します。
        </li>
        {isBesideMail && (
          <li>
            <b>再開のメール：</b>募集の再開だけをお知らせし、枠は確保しません（案内はキャンセル待ちの方が先です）。
          </li>
        )}
      </ul>
      {refused !== undefined && <Notice tone="warning" title={refused} live />}
      <Select
        label="希望する金額"
        requirement="none"
        width="amount"
        value={amount}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {formatManYen(choice)}
          </option>
        ))}
      </Select>
      <Button variant="filled" size="large" full loading={fetching} onClick={() => void press()}>
        キャンセル待ちに登録する
      </Button>
    </>
  )
}

/** The line for a full fund: into it, the place in it, and out of it. */
export function Waitlist({
  place,
  investingAmount,
  ...join
}: Omit<JoinProps, 'limit'> & { place: WaitlistPlace | null; investingAmount: number }) {
  const { fund, onChanged } = join
  if (!fund.has_waitlist) return null
  if (place?.status === 'Waiting') return <Place fund={fund} place={place} onChanged={onChanged} />
  return <Join {...join} limit={waitlistLimit(fund, investingAmount)} />
}

/** Room is kept for the member: until when, and how to do without it. */
export function Invitation({ fund, place, onChanged }: PlaceProps) {
  return (
    <>
      <Notice tone="success" title="キャンセル待ちの順番がきました" live>
        {formatManYen(place.amount)}の枠を確保しています。期限までに申し込みがないときは、次の方に案内します。
      </Notice>
      {place.invited_until !== null && <DeadlineBox label="申し込みの期限" until={place.invited_until} />}
      <LeaveButton fund={fund} label="この案内を辞退する" done="案内を辞退しました。" onChanged={onChanged} />
    </>
  )
}
