import { Countdown, DeadlineBox } from '../../../src/web/ui/countdown.tsx'
import { Notice } from '../../../src/web/ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../src/web/ui/skeleton.tsx'
import { StepNode, StepTimeline } from '../../../src/web/ui/step-timeline.tsx'
import { Tag } from '../../../src/web/ui/tag.tsx'
import { longText, type PartGroup } from '../part.ts'
import { hoursFromStart } from '../stand-in-clock.ts'

export const messages: PartGroup = {
  title: '状態とお知らせ',
  entries: [
    {
      parts: ['Notice'],
      file: 'ui/notice.tsx',
      about: '太字で何が起きているかを、その下で何をすればよいかを伝えます。',
      states: [
        {
          name: 'お知らせ',
          show: <Notice title="本人確認が必要です">お申し込みの前に、オンラインで完了できます。</Notice>,
        },
        {
          name: '注意',
          show: (
            <Notice tone="warning" title="入金の期限が近づいています">
              期限を過ぎると、お申し込みは取り消しになります。
            </Notice>
          ),
        },
        {
          name: '完了',
          show: (
            <Notice tone="success" title="参加が確定しました">
              運用の開始をお待ちください。
            </Notice>
          ),
        },
        {
          name: '誤り',
          show: (
            <Notice tone="error" title="送信できませんでした">
              もう一度お試しください。
            </Notice>
          ),
        },
        { name: '題だけ', show: <Notice title="お知らせはありません" /> },
        {
          name: '長い文',
          show: (
            <Notice tone="warning" title={longText}>
              {longText}
            </Notice>
          ),
        },
      ],
    },
    {
      parts: ['Tag'],
      file: 'ui/tag.tsx',
      about: '状態を一語で示します。色は助けるだけで、言葉が意味を持ちます。',
      states: [
        { name: '主', show: <Tag>募集中</Tag> },
        { name: '注意', show: <Tag tone="warning">入金待ち</Tag> },
        { name: '待ち', show: <Tag tone="waiting">抽選待ち</Tag> },
        { name: '完了', show: <Tag tone="done">参加中</Tag> },
        { name: '終了', show: <Tag tone="ended">償還済み</Tag> },
        { name: '長い文', show: <Tag tone="waiting">契約成立時書面の確認待ち</Tag> },
      ],
    },
    {
      parts: ['DeadlineBox'],
      file: 'ui/countdown.tsx',
      about: '期限は日時で示し、残り時間を横に添えます。',
      states: [
        { name: '数日', show: <DeadlineBox label="入金の期限" until={hoursFromStart(75)} /> },
        { name: '今日', show: <DeadlineBox label="入金の期限" until={hoursFromStart(5)} /> },
        { name: '過ぎた', show: <DeadlineBox label="入金の期限" until={hoursFromStart(-30)} /> },
      ],
    },
    {
      parts: ['Countdown'],
      file: 'ui/countdown.tsx',
      about: '始まるまでの時間です。最後の1時間だけ秒を出します。',
      states: [
        { name: '数日', show: <Countdown until={hoursFromStart(52)} /> },
        { name: '1時間以内', show: <Countdown until={hoursFromStart(0.5)} /> },
      ],
    },
    {
      parts: ['Skeleton', 'LoadingText'],
      file: 'ui/skeleton.tsx',
      about: '読み込み中の場所を空けておきます。文は読み上げだけに出ます。',
      states: [
        {
          name: '読み込み中・行',
          show: (
            <div className="stack" aria-busy="true">
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <LoadingText />
            </div>
          ),
        },
        { name: '読み込み中・数字', show: <Skeleton shape="figure" /> },
        { name: '読み込み中・写真', show: <Skeleton shape="picture" /> },
        { name: '読み込み中・箱', show: <Skeleton shape="block" /> },
      ],
    },
    {
      parts: ['StepTimeline', 'StepNode'],
      file: 'ui/step-timeline.tsx',
      about: '済んだこと、今すること、これからを、一本の糸で示します。',
      states: [
        {
          name: '途中',
          show: (
            <StepTimeline
              label="お申し込みの流れ"
              steps={[
                { name: 'お申し込み', detail: '4月1日（水）19:00', state: 'done' },
                { name: '契約書面の確認', detail: '書面を開いて確認します', state: 'now' },
                { name: '入金', state: 'ahead' },
                { name: '参加確定', state: 'ahead' },
              ]}
            />
          ),
        },
        {
          name: '長い文',
          show: (
            <StepTimeline
              steps={[
                { name: longText, detail: longText, state: 'done' },
                { name: '参加確定', state: 'now' },
              ]}
            />
          ),
        },
        {
          name: '印だけ',
          show: (
            <>
              <StepNode state="done" />
              <StepNode state="now" />
              <StepNode state="ahead" />
            </>
          ),
        },
      ],
    },
  ],
}
