import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from 'urql'
import { userInfoSchema, type UserInfo } from '../../../../domain/validation/member-schemas.ts'
import { useToday } from '../../../app/time/now.tsx'
import { PageWait } from '../../../app/layout/page-wait.tsx'
import { dropInput } from '../../../app/site/page-storage.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useDraftName } from '../../../app/forms/use-draft.ts'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { ReviewDialog, personRows } from './confirm-registration.tsx'
import { isPersonPath, type FieldPath } from './field-names.ts'
import { serverMessages, summarise } from './form-errors.ts'
import { PersonFields } from './person-fields.tsx'
import { normalisePerson, type PersonValues } from './person-values.ts'
import { memberFactsDocument, userInfoDocument, type MemberFacts } from './registration-queries.ts'
import { SubmitLine } from './submit-line.tsx'
import styles from './registration.module.css'

function valuesOf({ sei, mei, sei_kana, mei_kana, birthday, zipcode, address, tel }: MemberFacts): PersonValues {
  return { sei, mei, sei_kana, mei_kana, birthday, zipcode, address, tel }
}

/** True where the change makes a verified member's identity check start again. */
export function touchesIdentity(before: PersonValues, after: PersonValues): boolean {
  return (['sei', 'mei', 'birthday', 'zipcode', 'address'] as const).some((key) => before[key] !== after[key])
}

function useUpdate(draft: string, onRefused: (messages: Partial<Record<FieldPath, string>>) => void) {
  const [{ fetching }, userInfo] = useMutation(userInfoDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const navigate = useNavigate()
  const { refetch } = useViewer()
  const send = async (input: UserInfo) => {
    if (fetching) return
    const { error } = await userInfo({ input })
    if (error !== undefined) {
      onRefused(serverMessages(showError(error).fields))
      return
    }
    dropInput(draft)
    toast.success('更新しました。')
    refetch()
    await navigate('/mypage/info')
  }
  return { send, busy: fetching }
}

/** The form keeps what was typed over reloads: what is shown may be older than this visit. */
function UnsavedLine({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="small-text">
      まだ保存していない変更があります。
      <Button size="small" variant="quiet" onClick={onUndo}>
        登録されている内容に戻す
      </Button>
    </p>
  )
}

function UpdateForm({ me }: { me: MemberFacts }) {
  const today = useToday()
  const [checked, setChecked] = useState<UserInfo | null>(null)
  const [initial] = useState(() => valuesOf(me))
  const draft = useDraftName('update')
  const form = useForm({
    schema: userInfoSchema({ today }),
    initial,
    normalise: normalisePerson,
    hasSummary: true,
    keptAs: draft,
    send: async (values) => {
      setChecked(values)
      return {}
    },
  })
  const { send, busy } = useUpdate(draft, (messages) => {
    setChecked(null)
    form.refuse(messages)
  })
  const fields = Object.keys(initial) as (keyof PersonValues)[]
  const isChanged = fields.some((name) => form.values[name] !== initial[name])
  const summary = form.attempt > 0 ? summarise((path) => (isPersonPath(path) ? form.field(path).error : undefined)) : []
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <ErrorSummary errors={summary} attempt={form.attempt} />
        <PersonFields form={form} />
        {isChanged && <UnsavedLine onUndo={() => fields.forEach((name) => form.setValue(name, initial[name]))} />}
        <SubmitLine label="入力内容を確認する" errors={summary} />
      </form>
      <ReviewDialog
        open={checked !== null}
        title="登録情報を更新しますか。"
        rows={checked === null ? [] : personRows(checked)}
        action="更新する"
        busy={busy}
        onConfirm={() => checked !== null && void send(checked)}
        onClose={() => setChecked(null)}
      >
        {checked !== null && me.is_ekyc_authed && touchesIdentity(valuesOf(me), checked) && (
          <Notice tone="warning" title="もう一度、本人確認が必要になります">
            氏名・生年月日・住所を変更しています。確認が終わるまで、新しい申し込みはできません。
          </Notice>
        )}
      </ReviewDialog>
    </>
  )
}

/** The registration's form once more, filled with what is registered, without the password. */
export function UpdatePage() {
  const { data, failed, refetch } = useMemberQuery({ query: memberFactsDocument })
  const me = data?.me ?? null
  if (me === null) return <PageWait title="登録情報の更新" failed={failed} onRetry={refetch} />
  return (
    <div className={`page-width ${styles.single}`}>
      <PageTitle>登録情報の更新</PageTitle>
      {me.is_ekyc_authed && (
        <div className={styles.updateNote}>
          <Notice title="本人確認について">氏名・生年月日・住所を変更すると、もう一度本人確認が必要です。</Notice>
        </div>
      )}
      <div className={styles.updateForm}>
        <UpdateForm me={me} />
      </div>
    </div>
  )
}
