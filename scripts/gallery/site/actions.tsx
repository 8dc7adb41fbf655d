import { useState, type ReactNode } from 'react'
import { Button, IconButton, LinkButton } from '../../../src/web/ui/button.tsx'
import { CopyButton } from '../../../src/web/ui/copy-button.tsx'
import { Dialog, DialogActions } from '../../../src/web/ui/dialog.tsx'
import { Drawer } from '../../../src/web/ui/drawer.tsx'
import { Tabs } from '../../../src/web/ui/tabs.tsx'
import { useToast } from '../../../src/web/ui/toast.tsx'
import styles from '../gallery.module.css'
import { longText, type PartGroup } from '../part.ts'

function Opened({ label, children }: { label: string; children: (open: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

function Toasts() {
  const toast = useToast()
  return (
    <div className="stack">
      <Button onClick={() => toast.success('お申し込みを受け付けました。')}>成功（5秒で消えます）</Button>
      <Button onClick={() => toast.error('送信できませんでした。', '通信の状態を確認して、もう一度お試しください。')}>
        失敗（閉じるまで残ります）
      </Button>
      <Button onClick={() => toast.success(longText)}>長い文</Button>
    </div>
  )
}

export const actions: PartGroup = {
  title: '操作',
  entries: [
    {
      parts: ['Button'],
      file: 'ui/button.tsx',
      about: 'その場で何かをします。塗りは、一つの画面やカードに一つだけ使います。',
      states: [
        { name: '塗り', show: <Button variant="filled">申し込む</Button> },
        { name: '線', show: <Button>戻る</Button> },
        { name: '取り消し', show: <Button variant="danger">退会する</Button> },
        { name: '控えめ', show: <Button variant="quiet">詳しく見る</Button> },
        { name: '塗り・ホバー', look: 'hover', show: <Button variant="filled">申し込む</Button> },
        { name: '線・ホバー', look: 'hover', show: <Button>戻る</Button> },
        { name: '塗り・フォーカス', look: 'focus', show: <Button variant="filled">申し込む</Button> },
        {
          name: '処理中',
          show: (
            <Button variant="filled" loading>
              申し込む
            </Button>
          ),
        },
        {
          name: 'まだ押せない（理由つき）',
          show: (
            <Button variant="filled" notReady="契約成立前書面を開いてから、お申し込みください。">
              申し込む
            </Button>
          ),
        },
        { name: '押せない', show: <Button aria-disabled>次へ</Button> },
        {
          name: '小・中・大',
          show: (
            <div className={styles.cluster}>
              <Button size="small">小</Button>
              <Button>中</Button>
              <Button size="large">大</Button>
            </div>
          ),
        },
        { name: 'アイコンつき', show: <Button icon="download">書面を保存する</Button> },
        {
          name: '幅いっぱい・長い文',
          isWide: true,
          show: (
            <Button variant="filled" full>
              {longText}
            </Button>
          ),
        },
      ],
    },
    {
      parts: ['LinkButton'],
      file: 'ui/button.tsx',
      about: 'ほかの画面へ移ります。見た目はボタンと同じです。',
      states: [
        { name: 'サイトの中へ', show: <LinkButton to="/gallery">ファンドを見る</LinkButton> },
        {
          name: 'ファイルへ',
          show: (
            <LinkButton href="/gallery" icon="download">
              書面を開く
            </LinkButton>
          ),
        },
        {
          name: 'ホバー',
          look: 'hover',
          show: (
            <LinkButton to="/gallery" variant="filled">
              会員登録へ
            </LinkButton>
          ),
        },
        { name: 'フォーカス', look: 'focus', show: <LinkButton to="/gallery">ファンドを見る</LinkButton> },
      ],
    },
    {
      parts: ['IconButton'],
      file: 'ui/button.tsx',
      about: '絵だけの四角いボタンです。名前は読み上げにだけ使います。',
      states: [
        { name: '標準', show: <IconButton icon="menu" label="メニューを開く" /> },
        { name: 'ホバー', look: 'hover', show: <IconButton icon="menu" label="メニューを開く" /> },
        { name: 'フォーカス', look: 'focus', show: <IconButton icon="menu" label="メニューを開く" /> },
        { name: '押せない', show: <IconButton icon="chevron-left" label="前へ" aria-disabled /> },
      ],
    },
    {
      parts: ['CopyButton'],
      file: 'ui/copy-button.tsx',
      about: '値を写し、その場で知らせます。押すと「コピー済」に変わります。',
      states: [
        { name: '標準', show: <CopyButton value="1234567" name="口座番号" /> },
        { name: 'ホバー', look: 'hover', show: <CopyButton value="1234567" name="口座番号" /> },
        { name: 'フォーカス', look: 'focus', show: <CopyButton value="1234567" name="口座番号" /> },
      ],
    },
    {
      parts: ['Dialog', 'DialogActions', 'CloseButton'],
      file: 'ui/dialog.tsx',
      about: '続ける前に、確かめます。Escキーと「閉じる」で元の場所に戻ります。',
      states: [
        {
          name: '標準',
          show: (
            <Opened label="開く">
              {(open, close) => (
                <Dialog open={open} onClose={close} title="お申し込みを取り消しますか">
                  <p>取り消すと、同じファンドにもう一度お申し込みいただくまで、順番は保たれません。</p>
                  <DialogActions>
                    <Button variant="danger" onClick={close}>
                      取り消す
                    </Button>
                    <Button onClick={close}>やめる</Button>
                  </DialogActions>
                </Dialog>
              )}
            </Opened>
          ),
        },
        {
          name: '狭い',
          show: (
            <Opened label="開く">
              {(open, close) => (
                <Dialog open={open} onClose={close} title="劣後出資" size="narrow">
                  <p>損失が出たとき、運営会社の出資分が先に負担します。</p>
                </Dialog>
              )}
            </Opened>
          ),
        },
        {
          name: '長い文',
          show: (
            <Opened label="開く">
              {(open, close) => (
                <Dialog open={open} onClose={close} title={longText}>
                  {Array.from({ length: 12 }, (_, index) => (
                    <p key={index}>{longText}</p>
                  ))}
                </Dialog>
              )}
            </Opened>
          ),
        },
      ],
    },
    {
      parts: ['Drawer'],
      file: 'ui/drawer.tsx',
      about: '右の端から出る一枚です。外側を押しても閉じます。',
      states: [
        {
          name: '標準',
          show: (
            <Opened label="開く">
              {(open, close) => (
                <Drawer open={open} onClose={close} title="メニュー">
                  <p>ファンド一覧</p>
                  <p>よくあるご質問</p>
                </Drawer>
              )}
            </Opened>
          ),
        },
      ],
    },
    {
      parts: ['ToastProvider'],
      file: 'ui/toast.tsx',
      about: '終わったことを、画面の端で知らせます。useToast() から出します。',
      states: [{ name: '出してみる', isWide: true, show: <Toasts /> }],
    },
    {
      parts: ['Tabs'],
      file: 'ui/tabs.tsx',
      about: '同じ場所で、見る部分を切り替えます。左右の矢印キー、Home、Endで動きます。',
      states: [
        {
          name: '標準',
          isWide: true,
          show: (
            <Tabs
              label="ファンドの詳細"
              tabs={[
                { name: '概要', content: <p>東京都千代田区の区分所有建物です。</p> },
                { name: '物件', content: <p>鉄筋コンクリート造、地上8階です。</p> },
                { name: 'リスク', content: <p>元本は保証されません。</p> },
              ]}
            />
          ),
        },
        {
          name: '多くて長い',
          isWide: true,
          show: (
            <Tabs
              label="長い名前"
              tabs={['契約成立前に交付する書面', '財産管理報告書', '年間取引報告書', 'クーリング・オフ'].map(
                (name) => ({
                  name,
                  content: <p>{longText}</p>,
                }),
              )}
            />
          ),
        },
      ],
    },
  ],
}
