import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { discardFundDocument, type EditedFund } from './fund-queries.ts'

/** Puts a draft away that comes to nothing, after a look at what that means; what was published offers no such button. */
export function DiscardFund({ fund }: { fund: EditedFund }) {
  const navigate = useNavigate()
  const files = fund.documents.length + fund.uploaded_pictures.length
  return (
    <AskedAct
      document={discardFundDocument}
      variables={{ id: fund.id, version: fund.version, discard: true }}
      words={{
        name: '下書きの削除',
        done: '下書きを削除しました。「削除済み」から元に戻せます。',
        onDone: () => void navigate('/itoadmintool/funds?state=draft'),
      }}
      button="下書きを削除"
      variant="quiet"
      question="下書きを削除しますか"
      facts={[
        { label: '下書き', value: `${fund.content.name}（第${fund.version}版）` },
        { label: '影響する会員', value: '0人（公開していません）' },
        { label: '申込の金額', value: '0円' },
        { label: '写真と書類', value: `${files}件（保存したまま）` },
      ]}
      confirm="削除する"
    />
  )
}

/** Says that the draft was put away, and brings it back. */
export function DiscardedNotice({ fund, onRestored }: { fund: EditedFund; onRestored: () => void }) {
  const act = useAct(discardFundDocument, {
    name: '下書きの復元',
    done: '下書きを元に戻しました。',
    onDone: onRestored,
  })
  return (
    <Notice tone="warning" title="削除済みの下書きです">
      <p>一覧の「削除済み」だけに表示され、保存も公開もできません。</p>
      {act.failure !== null && <p role="alert">{act.failure.message}</p>}
      <Button loading={act.busy} onClick={() => void act.run({ id: fund.id, version: fund.version, discard: false })}>
        元に戻す
      </Button>
      {act.dialog}
    </Notice>
  )
}
