/** What is said when the member is back from the app, and whether he begins again. */
export interface AppResultText {
  heading: string
  text: string
  next: 'projects' | 'again' | 'info'
}

/** By the status of the check; null while the return is still being read somewhere else. */
export function appResultText(status: string, reason: string | null): AppResultText | null {
  switch (status) {
    case 'approved':
      return {
        heading: '本人確認が完了しました',
        text: 'カードの情報を確認できました。完了のお知らせをメールでも送ります。',
        next: 'projects',
      }
    case 'rejected':
      return { heading: '本人確認ができませんでした', text: reason ?? '', next: 'again' }
    case 'submitted':
      return {
        heading: '電子署名を受け取りました',
        text: '電子署名の確認先から応答を待っています。結果はメールでお知らせします。もう一度手続きする必要はありません。',
        next: 'info',
      }
    case 'cancelled':
      return {
        heading: '手続きは完了していません',
        text: 'アプリでの手続きが中止されたか、確認の有効時間が過ぎました。本人確認の状態は、手続きの前と変わりません。',
        next: 'again',
      }
    case 'expired':
      return {
        heading: '有効時間が過ぎました',
        text: '手続きを始めてから20分が過ぎたため、受け付けられませんでした。お手数ですが、はじめからお願いします。',
        next: 'again',
      }
    default:
      return null
  }
}
