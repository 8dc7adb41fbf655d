import { useMutation, useQuery } from 'urql'
import { useErrorToast } from '../../../../app/data/use-error-toast.ts'
import { graphql } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { FundNoticeProps } from './fund-notice.tsx'
import styles from './application.module.css'

const fundNoticesDocument = graphql(`
  query FundNotices($project_id: ID!) {
    fundNotices(project_id: $project_id)
  }
`)

const chooseFundNoticeDocument = graphql(`
  mutation ChooseFundNotice($input: FundNoticeInput!) {
    chooseFundNotice(input: $input) { ok }
  }
`)

const words = {
  opening: { wish: '募集の開始をメールで受け取る', promise: '募集開始の1時間前にメールでお知らせします。' },
  reopening: { wish: '再開をメールで受け取る', promise: '募集を再開したときに、メールでお知らせします。' },
} as const

/** Says plainly that the mail is on its way, and lets the wish be taken back. */
export function MemberNotice({ fundId, kind, email }: FundNoticeProps & { email: string }) {
  const showError = useErrorToast()
  const [{ data }, ask] = useQuery({ query: fundNoticesDocument, variables: { project_id: fundId } })
  const [{ fetching }, choose] = useMutation(chooseFundNoticeDocument)
  const isWaiting = data?.fundNotices.includes(kind) ?? false
  const toggle = async () => {
    const { error } = await choose({ input: { project_id: fundId, kind, wanted: !isWaiting } })
    if (error !== undefined) showError(error)
    ask({ requestPolicy: 'network-only' })
  }
  return (
    <div className={`stack ${styles.noticePlace}`} aria-live="polite">
      {isWaiting && (
        <Notice tone="success" title={words[kind].promise}>
          送信先：{email}
        </Notice>
      )}
      <Button
        full
        icon="mail"
        variant={isWaiting ? 'quiet' : 'outlined'}
        loading={fetching}
        onClick={() => void toggle()}
      >
        {isWaiting ? 'お知らせを取り消す' : words[kind].wish}
      </Button>
    </div>
  )
}
