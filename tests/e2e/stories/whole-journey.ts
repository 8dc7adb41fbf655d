import { describe, it } from 'vitest'
import { apply, applyAtTheSecondAttempt, tryWithoutDocuments } from '../steps/apply.ts'
import { confirmContract, payAtTheDesk } from '../steps/contract-and-deposit.ts'
import { logIn, logOut } from '../steps/log-in.ts'
import { register } from '../steps/register.ts'
import { verifyIdentity } from '../steps/verify-identity.ts'
import type { Person } from '../support/person.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage, Visitor } from '../support/stage.ts'
import { reload, visit } from '../support/visit.ts'

/** Names with the characters that careless systems lose: the ladder 髙, the standing 﨑, the 𠮷 beyond the first plane. */
const newcomers = [
  {
    screen: 'desktop',
    person: {
      email: 'takasaki@example.jp',
      password: 'kumo-no-ito-88',
      sei: '髙﨑',
      mei: '𠮷乃',
      seiKana: 'たかさき',
      meiKana: 'よしの',
      tel: '09055550001',
    },
  },
  {
    screen: 'phone',
    person: {
      email: 'yoshida@example.jp',
      password: 'ame-no-hi-no-99',
      sei: '𠮷田',
      mei: '航',
      seiKana: 'よしだ',
      meiKana: 'わたる',
      tel: '09055550002',
    },
  },
] as const satisfies { screen: 'desktop' | 'phone'; person: Person }[]

export function wholeJourney(stage: Stage): void {
  describe('a newcomer', () => {
    for (const { screen, person } of newcomers)
      it(
        `registers, is verified, applies, confirms the contract and pays, on a ${screen}`,
        { tags: screen === 'desktop' ? ['course'] : [] },
        async () => {
          const visitor = await stage.visitor(screen)
          await register(visitor, stage.product(), person)
          await logIn(visitor, person, 'ログインする')
          await logOut(visitor)
          await logIn(visitor, person)
          await verifyIdentity(visitor, stage, person)
          await invest(visitor, stage, person)
        },
      )
  })
}

/** 200,000 yen in fund 12, paid in two parts. */
async function invest(visitor: Visitor, stage: Stage, person: Person): Promise<void> {
  const { page, screen } = visitor
  const { desk } = stage.product()
  await visit(page, '/projects/12')
  await tryWithoutDocuments(visitor)
  if (screen === 'desktop') await expectSoundScreen(page)
  await (screen === 'desktop' ? applyAtTheSecondAttempt : apply)(visitor, '20万円')
  await page.getByText('契約成立時書面の確認待ち').waitFor()
  if (screen === 'desktop') await expectSoundScreen(page)
  await desk.mailTo(person.email, '申し込みを受け付けました')
  const account = await confirmContract(visitor)
  await desk.mailTo(person.email, '振込先をマイページに表示しました')

  await payAtTheDesk(stage, account, 150_000)
  await desk.mailTo(person.email, '入金が不足しています')
  await reload(page)
  await page.getByText('50,000円 不足しています').waitFor()
  await payAtTheDesk(stage, account, 50_000)
  await desk.mailTo(person.email, '入金を確認しました（参加確定）')
  await reload(page)
  await page.locator('#apply').getByText('参加確定').waitFor()

  for (const [path, sign] of [
    ['/mypage', '200,000円'],
    ['/mypage/projects', '三軒茶屋レジデンス'],
  ] as const) {
    await visit(page, path)
    await page.getByText(sign).first().waitFor()
    await page.getByText(`${person.sei} ${person.mei} 様`).first().waitFor()
    if (screen === 'desktop') await expectSoundScreen(page)
  }
}
