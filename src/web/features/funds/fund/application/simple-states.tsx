import type { ReactNode } from 'react'
import { offeringWord } from '../../../../../domain/funds/offering-word.ts'
import { ELIGIBILITY } from '../../../../../domain/people/eligibility.ts'
import { useLogin } from '../../../../app/session/login.tsx'
import { useNow } from '../../../../app/time/now.tsx'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { offeringFacts } from '../../../../from-api.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { HeldNote } from '../funding-progress.tsx'
import type { Fund } from '../fund-queries.ts'
import { DateTime } from '../../../../ui/money.tsx'
import { BoxFrame } from './box-frame.tsx'
import { FundNotice } from './fund-notice.tsx'
import styles from './application.module.css'

const recruiting = { label: '募集中', tone: 'primary' } as const

export function NotLoggedIn({ fund }: { fund: Fund }) {
  const openLogin = useLogin()
  return (
    <BoxFrame tag={recruiting}>
      <p>申し込みには、会員登録とログインが必要です。</p>
      <HeldNote fund={fund} />
      <Button variant="filled" size="large" full onClick={openLogin}>
        ログイン／会員登録して申し込む
      </Button>
      <p className="caption-text">会員登録は無料です。お申し込みいただける方：{ELIGIBILITY}</p>
    </BoxFrame>
  )
}

/** `isPromised`: what comes free goes to those who wait, so that nobody is offered a mail about a reopening. */
export function Paused({ fund, isPromised, children }: { fund: Fund; isPromised: boolean; children?: ReactNode }) {
  const { me } = useViewer()
  const word = offeringWord(offeringFacts(fund), new Date(useNow()))
  const openLogin = useLogin()
  return (
    <BoxFrame tag={word === null ? recruiting : { label: word.label, tone: 'warning' }}>
      <p className={styles.strong}>申込金額が募集総額に達したため、募集を一時停止しています。</p>
      <p className="small-text">
        期限までに入金されず申し込みが取り消されると、その金額分の募集を再開します。取り消しは毎日0:00に行います。
      </p>
      <HeldNote fund={fund} />
      {children}
      {fund.has_waitlist && me === null && (
        <>
          <p className="small-text">
            ログインすると、キャンセル待ちに登録でき、空きが出たときに登録した順にメールで案内します。
          </p>
          <Button full onClick={openLogin}>
            ログインしてキャンセル待ちをする
          </Button>
        </>
      )}
      {fund.has_waitlist && me !== null && !me.is_ekyc_authed && (
        <>
          <p className="small-text">
            本人確認が終わると、空いた枠を確保できるキャンセル待ちに登録できます。再開のメールは、枠を確保しません。
          </p>
          <LinkButton to="/mypage/info" full>
            本人確認に進む
          </LinkButton>
        </>
      )}
      {(me !== null || !fund.has_waitlist) && !isPromised && <FundNotice fundId={fund.id} kind="reopening" />}
    </BoxFrame>
  )
}

/** After the end, while the last money may still arrive, nobody knows yet whether the fund comes about. */
export function Closed({ fund, failed, children }: { fund: Fund; failed: boolean; children?: ReactNode }) {
  const word = offeringWord(offeringFacts(fund), new Date(useNow()))
  const isJudged = word?.kind !== 'judging'
  return (
    <BoxFrame
      tag={failed ? { label: '不成立', tone: 'ended' } : { label: isJudged ? '募集終了' : word.label, tone: 'warning' }}
    >
      <p>{failed ? '募集金額に達しなかったため、このファンドは成立しませんでした。' : '募集は終了しました。'}</p>
      {!isJudged && (
        <p className="small-text">入金の期限まで確認したうえで、ファンドが成立するかどうかを判定しています。</p>
      )}
      {!isJudged && fund.judged_at !== null && (
        <p className="small-text">
          成立の判定は、
          <DateTime value={fund.judged_at} />
          までに行います。
        </p>
      )}
      {children}
      <LinkButton to="/projects?status=02" full>
        募集中のファンドを見る
      </LinkButton>
    </BoxFrame>
  )
}
