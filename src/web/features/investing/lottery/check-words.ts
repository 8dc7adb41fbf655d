import { formatManYen } from '../../../ui/format.ts'
import type { DrawFindings, PublishedDraw } from './check-draw.ts'

/** holds: ticked · open: neither shown nor refuted · fails: becomes a notice that names the step. */
export interface Sentence {
  tone: 'holds' | 'open' | 'fails'
  text: string
  /** What a failure means. */
  meaning?: string
}

export type StepName = keyof DrawFindings
const ofEveryDraw: readonly StepName[] = ['commitment', 'list', 'beacon', 'outcome']
/** What there is to check of a draw. */
export const stepNamesOf = ({ substitutesHash }: PublishedDraw): readonly StepName[] =>
  substitutesHash === null ? ofEveryDraw : [...ofEveryDraw, 'substitutes']

const holds = (text: string): Sentence => ({ tone: 'holds', text })
const open = (text: string): Sentence => ({ tone: 'open', text })
const fails = (text: string, meaning: string): Sentence => ({ tone: 'fails', text, meaning })

/** What will be checked, before it has been. */
export function question(step: StepName, { beaconRound, entries, steps }: PublishedDraw): string {
  switch (step) {
    case 'commitment':
      return '種から計算した値が、手順1の「コミット値」と同じか'
    case 'list':
      return '名簿から計算した値が、手順2の「名簿のハッシュ値」と同じか'
    case 'beacon':
      return beaconRound === null
        ? '約束のない乱数が混ざっていないか'
        : `公開の乱数が、約束した第${beaconRound}回の値と同じか`
    case 'outcome':
      return `${entries.length}件すべての当選・落選が、検算した順番のとおりか`
    case 'substitutes':
      return `抽選のあとの記録${steps.length}件が、補欠の順番のとおりか`
  }
}

/** What the check found, in a sentence for each step. */
export function answer(step: StepName, findings: DrawFindings, published: PublishedDraw): Sentence {
  switch (step) {
    case 'commitment':
      return findings.commitment.state === 'agrees'
        ? holds('種から計算した値が、手順1の「コミット値」と同じです')
        : fails(
            '手順1：「コミット値」が合いません',
            '公開された種から計算した値が、募集のときに公開したコミット値と違います。種が替えられたおそれがあります。',
          )
    case 'list':
      return listSentence(findings.list)
    case 'beacon':
      return beaconSentence(findings.beacon, published)
    case 'outcome':
      return outcomeSentence(findings.outcome, published)
    case 'substitutes':
      return substitutesSentence(findings.substitutes)
  }
}

function listSentence(finding: DrawFindings['list']): Sentence {
  if (finding.state === 'agrees') return holds('名簿から計算した値が、手順2の「名簿のハッシュ値」と同じです')
  if (finding.state === 'repeats')
    return fails('手順2：名簿に同じ番号があります', `番号${numbers(finding.investIds)}が2回以上載っています。`)
  return fails(
    '手順2：「名簿のハッシュ値」が合いません',
    '名簿から計算した値が、締め切りのときに公開した名簿のハッシュ値と違います。名簿が書き換えられたおそれがあります。',
  )
}

function beaconSentence({ state }: DrawFindings['beacon'], { beaconRound }: PublishedDraw): Sentence {
  const round = `第${beaconRound}回`
  switch (state) {
    case 'agrees':
      return holds(`公開の乱数が、約束した${round}の値と同じです`)
    case 'unused':
      return holds('公開の乱数を使わない抽選で、約束のない乱数は混ざっていません')
    case 'unread':
      return open(`約束した${round}は締め切りのあとの回です。値はまだ発表元と照らし合わせていません`)
    case 'missing':
      return fails('手順3：約束した「公開の乱数」が使われていません', `約束した${round}の値が公開されていません。`)
    case 'unpromised':
      return fails(
        '手順3：約束していない「公開の乱数」が使われています',
        '募集のときに約束していない値が、順番の計算に加えられています。',
      )
    case 'early':
      return fails(
        '手順3：「公開の乱数」の回が早すぎます',
        `約束した${round}は、締め切りより前に発表されています。締め切り前に値を知ることができました。`,
      )
    case 'other-round':
      return open(`読んだ内容は${round}のものではありません。${round}の値を読み直してください`)
    case 'unreadable':
      return open('読んだ内容から乱数の値を取り出せませんでした。表示された文字をすべて貼り付けてください')
    case 'other-signature':
      return fails(
        '手順3：「公開の乱数」と署名が合いません',
        '読んだ値が、その署名から作られる値と違います。発表元のものではないおそれがあります。',
      )
    case 'differs':
      return fails(
        '手順3：「公開の乱数」が合いません',
        `この画面の値が、発表元の${round}の値と違います。値が替えられたおそれがあります。`,
      )
  }
}

function outcomeSentence(finding: DrawFindings['outcome'], { entries, capacity }: PublishedDraw): Sentence {
  if (finding.state === 'impossible')
    return fails('手順4：順番を計算できません', '公開された値が壊れているため、抽選値を計算できません。')
  if (finding.state === 'differs')
    return fails('手順4：当選・落選が合いません', `番号${numbers(finding.investIds)}の結果が、検算した結果と違います。`)
  return holds(
    `${entries.length}件すべての当選・落選が、検算した順番のとおりです。当選${finding.winners}件の合計は${formatManYen(finding.total)}で、当選の枠${formatManYen(capacity)}に収まっています`,
  )
}

function substitutesSentence(finding: DrawFindings['substitutes']): Sentence {
  if (finding.state === 'names')
    return fails(
      '補欠：「補欠の名簿のハッシュ値」が合いません',
      '補欠を選んだ申し込みが、締め切りのときに公開したものと違います。',
    )
  if (finding.state === 'differs')
    return fails(
      '補欠：抽選のあとの記録が合いません',
      `記録${numbers(finding.steps.map(String))}が、検算した結果と違います。`,
    )
  if (finding.state === 'unused') return holds('このファンドには補欠がありません')
  return holds(`補欠を選んだ${finding.names}件の名簿と、抽選のあとの記録${finding.steps}件が、検算した順番のとおりです`)
}

const namedNumbers = 5

function numbers(investIds: readonly string[]): string {
  const named = investIds.slice(0, namedNumbers).join('、')
  return investIds.length > namedNumbers ? `${named}ほか${investIds.length - namedNumbers}件` : named
}
