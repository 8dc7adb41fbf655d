import { describe, it } from 'vitest'
import { arrive } from '../steps/log-in.ts'
import { demoMembers } from '../support/demo-people.ts'
import { expectSoundScreen } from '../support/sound-screen.ts'
import type { Stage } from '../support/stage.ts'
import { visit } from '../support/visit.ts'

const memberScreens = [
  '/mypage',
  '/mypage/inbox',
  '/mypage/notifications',
  '/mypage/info',
  '/mypage/security',
  '/procedures/name',
  '/procedures/disclosure',
  '/procedures/leave',
  '/mypage/projects',
  '/mypage/documents',
  '/mypage/annual/2026',
  '/mypage/invitation',
  '/mypage/update',
  '/projects/11',
  '/projects/12',
  '/projects/13',
  '/projects/14',
  '/projects/15',
  '/extra/survey',
] as const

export function memberPages(stage: Stage): void {
  describe('a member of some years', () => {
    it('finds every page of the member area readable on any screen, for everybody', async () => {
      const visitor = await arrive(stage, demoMembers.oldInvestor, memberScreens[0])
      for (const path of memberScreens) {
        if (path !== memberScreens[0]) await visit(visitor.page, path)
        await visitor.page.getByRole('heading', { level: 1 }).waitFor()
        await visitor.page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
        await expectSoundScreen(visitor.page)
      }
    })
  })
}
