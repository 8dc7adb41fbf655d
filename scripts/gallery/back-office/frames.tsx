import { Button } from '../../../src/web/ui/button.tsx'
import { AdminPage, Panel, TwoColumns } from '../../../src/web/admin/ui/admin-page.tsx'
import { ChangeTable, FactList, FactStrip } from '../../../src/web/admin/ui/facts.tsx'
import { Done } from '../../../src/web/admin/ui/done.tsx'
import { DottedTrail } from '../../../src/web/admin/ui/dotted-trail.tsx'
import { Due, DueAt } from '../../../src/web/admin/ui/due.tsx'
import { Journal } from '../../../src/web/admin/ui/journal.tsx'
import { StepStrip } from '../../../src/web/admin/ui/step-strip.tsx'
import { longText, type PartGroup } from '../part.ts'
import { galleryNow, hoursFromStart } from '../stand-in-clock.ts'

export const frames: PartGroup = {
  title: '画面と事実',
  entries: [
    {
      parts: ['AdminPage'],
      file: 'admin/ui/admin-page.tsx',
      about: '一つの画面の枠です。塗りのボタンは一つだけ置きます。',
      states: [
        {
          name: '標準',
          isWide: true,
          show: (
            <AdminPage
              title="入金"
              parent={{ to: '/gallery/office', name: '今日' }}
              note="4/1（水）の分まで読み込みました"
              actions={<Button variant="filled">消し込む</Button>}
            >
              <Panel>本文</Panel>
            </AdminPage>
          ),
        },
      ],
    },
    {
      parts: ['Panel', 'TwoColumns'],
      file: 'admin/ui/admin-page.tsx',
      about: '見出しのある白い紙です。二つを左右に並べられます。',
      states: [
        {
          name: '標準',
          show: (
            <Panel title="振込先" note="4/1（水）に変更">
              糸川銀行 本店 普通 1234567
            </Panel>
          ),
        },
        { name: '見出しなし', show: <Panel>本文だけの紙です。</Panel> },
        { name: '長い文', show: <Panel title={longText}>{longText}</Panel> },
        {
          name: '左右に並べる',
          isWide: true,
          show: (
            <TwoColumns>
              <Panel title="申込み">左は広く、表を置きます。</Panel>
              <Panel title="本人">右は狭く、事実を置きます。</Panel>
            </TwoColumns>
          ),
        },
      ],
    },
    {
      parts: ['FactStrip'],
      file: 'admin/ui/facts.tsx',
      about: '今のようすを、いくつかの数字で示します。',
      states: [
        {
          name: '標準',
          isWide: true,
          show: (
            <FactStrip
              facts={[
                { label: '募集総額', value: '20,000,000円' },
                { label: '入金済み', value: '14,000,000円', note: '70％', tone: 'good' },
                { label: '期限を過ぎた申込み', value: '3件', tone: 'bad' },
              ]}
            />
          ),
        },
      ],
    },
    {
      parts: ['FactList', 'ChangeTable'],
      file: 'admin/ui/facts.tsx',
      about: '項目と値、または処理前と処理後を並べます。',
      states: [
        {
          name: '事実',
          show: (
            <FactList
              facts={[
                { label: '会員番号', value: '00001234' },
                { label: '状態', value: '有効' },
              ]}
            />
          ),
        },
        { name: '長い文', show: <FactList facts={[{ label: '理由', value: longText }]} /> },
        {
          name: '処理前と処理後',
          isWide: true,
          show: (
            <ChangeTable
              changes={[
                { label: '予定利回り', before: '4.5％', after: '5.0％' },
                { label: '備考', before: null, after: longText },
              ]}
            />
          ),
        },
      ],
    },
    {
      parts: ['Done'],
      file: 'admin/ui/done.tsx',
      about: '片付ける一覧が空になったことを伝えます。',
      states: [{ name: '空', show: <Done>待っている申請はありません。</Done> }],
    },
    {
      parts: ['Due', 'DueAt'],
      file: 'admin/ui/due.tsx',
      about: 'いつまでに片付けるか、あと何日かを示します。',
      states: [
        { name: '先', show: <Due day="2026-04-10" now={galleryNow} /> },
        { name: '近い', show: <Due day="2026-04-02" now={galleryNow} /> },
        { name: '超過', show: <Due day="2026-03-28" now={galleryNow} /> },
        { name: '時刻から', show: <DueAt at={hoursFromStart(50)} now={galleryNow} /> },
      ],
    },
    {
      parts: ['StepStrip'],
      file: 'admin/ui/step-strip.tsx',
      about: '数段の仕事を左右に並べ、どこまで済んだかを示します。',
      states: [
        {
          name: '途中',
          isWide: true,
          show: (
            <StepStrip
              label="振込の流れ"
              steps={[
                { name: '作成', detail: '4/1（水）', state: 'done' },
                { name: '承認', detail: '別の運営者', state: 'now' },
                { name: '振込', detail: '銀行に依頼', state: 'ahead' },
              ]}
            />
          ),
        },
      ],
    },
    {
      parts: ['DottedTrail'],
      file: 'admin/ui/dotted-trail.tsx',
      about: '何が何につながったかを、上から順に示します。',
      states: [
        {
          name: '標準',
          show: (
            <DottedTrail
              points={[
                { name: '入金', when: '4/1（水）', children: <p>500,000円</p> },
                { name: '参加確定', when: '4/1（水）', children: <p>第12号</p> },
                { name: '分配', isAhead: true, children: <p>10/31の予定</p> },
              ]}
            />
          ),
        },
      ],
    },
    {
      parts: ['Journal'],
      file: 'admin/ui/journal.tsx',
      about: '仕訳です。借方と貸方は、必ず同じ額になります。',
      states: [
        {
          name: '標準',
          isWide: true,
          show: (
            <Journal
              caption="入金"
              lines={[
                { book: '目黒一棟マンション', account: '普通預金', reference: '', debit: 500_000, credit: 0 },
                {
                  book: '目黒一棟マンション',
                  account: '会員からの預り金',
                  reference: '申込み 12-0107',
                  debit: 0,
                  credit: 500_000,
                },
              ]}
            />
          ),
        },
      ],
    },
  ],
}
