import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { copyTemplate } from '../../support/copy-template.ts'
import { playPast, type PlayedPast } from '../../support/product.ts'
import { clusterOf } from '../../support/test-cluster.ts'
import { forgetActs } from './act-log.ts'
import { demoSettings } from './demo-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Ends at `demoStart`. */
    demoPast: PlayedPast
  }
}

/** Runs once, before the stories: they are told on several products at the same time, which all have the same past. */
export default async function setup(project: TestProject): Promise<() => void> {
  // Other programmes start here as well, and may run at the same time.
  if (project.name === 'e2e') forgetActs()
  const past = await playPast(await copyTemplate(clusterOf(project)), demoSettings)
  project.provide('demoPast', past)
  return () => rmSync(past.folder, { recursive: true, force: true })
}
