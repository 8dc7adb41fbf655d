import type { FreeText } from '../../../../domain/free-text.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { forgetInputs, queueReloadToast } from '../../../app/site/page-storage.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { useDraftName } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { PageWait } from '../../../app/layout/page-wait.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, TextArea } from '../../../ui/field.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Checklist, ProcedureFrame } from './procedure-frame.tsx'
import { leaveDocument, obstaclesDocument } from './procedure-queries.ts'
import styles from './procedures.module.css'

const consequences = [
  'すべての端末がログアウトし、このメールアドレスではログインできなくなります。',
  <>
    年間取引報告書などの書類を、サイトで見られなくなります。必要なものは、
    <Link to="/mypage/documents">書類のページ</Link>で先に保存してください。
  </>,
  '取引と本人確認の記録は、法令により、取引の終了から7年間保存し、期間を過ぎた情報は、復元できない方法で消去します。契約の書面と入出金の記録は、会計の資料として10年間保存します。',
  'あらためて利用するときは、新しく会員登録と本人確認が必要です。',
]

const schema = v.object({ password: v.string(), note: v.string() })

/** @param passwordOff whoever logs in by passkey alone has no password to type, and shows the passkey instead. */
function LeaveForm({ email, passwordOff, onRefused }: { email: string; passwordOff: boolean; onRefused: () => void }) {
  const [agreed, setAgreed] = useState(false)
  const [, leave] = useMutation(leaveDocument)
  const freshLogin = useFreshLogin('退会')
  const { field, submit, isSending } = useForm({
    schema,
    initial: { password: '', note: '' },
    keptAs: useDraftName('leaving'),
    unkept: ['password'],
    send: async (input, again) => {
      const { data, error } = await leave({ input })
      if (data !== undefined && error === undefined) {
        forgetInputs()
        queueReloadToast('退会の手続きが完了しました。ご利用ありがとうございました。')
        window.location.assign('/')
      }
      const failure = error === undefined ? null : freshLogin.refused(error, again)
      if (failure?.code === 'CONFLICT') onRefused()
      return failure?.fields ?? {}
    },
  })
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => (agreed ? submit(event) : event.preventDefault())}>
        <TextArea
          label="退会の理由"
          requirement="optional"
          hint="よろしければ、お聞かせください。"
          rows={3}
          maxLength={1000}
          {...field('note')}
        />
        {passwordOff && (
          <p>
            <b>ご本人の確認</b>
            <br />
            ボタンを押した後に、パスキーで確かめます。10分以内にパスキーでログインした場合は、そのまま退会できます。
          </p>
        )}
        {!passwordOff && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              label="パスワード"
              hint="ご本人の操作であることを確かめます。"
              autoComplete="current-password"
              {...field('password')}
            />
          </>
        )}
        <Checkbox
          label="退会すると元に戻せないことを確認しました"
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <Button
          type="submit"
          variant="danger"
          size="large"
          full
          loading={isSending}
          notReady={agreed ? undefined : '上の確認に、チェックを入れてください。'}
        >
          退会する
        </Button>
      </form>
      {freshLogin.dialog}
    </>
  )
}

function Obstacles({ reasons }: { reasons: readonly FreeText[] }) {
  return (
    <>
      <Notice tone="warning" title="いまは退会できません">
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
      <p>
        ログインや新しい申し込みを止めたいときは、<Link to="/contact">お問い合わせ</Link>ください。お知らせメールは
        <Link to="/mypage/info">登録情報</Link>で停止できます。
      </p>
    </>
  )
}

/** Leaving: what stands against it first, then what it means, then the password or the passkey. */
export function LeavePage({ email }: { email: string }) {
  const { data, failed, refetch } = useMemberQuery({ query: obstaclesDocument, requestPolicy: 'network-only' })
  const reasons = data?.leavingObstacles
  if (reasons === undefined) return <PageWait title="退会" failed={failed} onRetry={refetch} />
  return (
    <ProcedureFrame
      name="退会"
      title={<PageTitle>退会</PageTitle>}
      lead="出資やお支払いが残っていないことを確かめて、その場で退会できます。"
    >
      {reasons.length > 0 && <Obstacles reasons={reasons} />}
      {reasons.length === 0 && (
        <>
          <Checklist title="退会すると" items={consequences} />
          <LeaveForm email={email} passwordOff={data?.me?.password_off === true} onRefused={refetch} />
        </>
      )}
    </ProcedureFrame>
  )
}
