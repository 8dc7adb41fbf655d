import { printDecisionIndex } from './decision-index.ts'
import { printLifecycles } from './lifecycle-page.ts'
import { printEnvironmentExample, printSettings } from './settings-pages.ts'
import { printThirdPartyNotices } from './third-party-notices.ts'

/** Every page that is read off the project, by its file. */
export const printedPages: Readonly<Record<string, () => string>> = {
  'docs/decisions/README.md': printDecisionIndex,
  'docs/lifecycles.md': printLifecycles,
  'docs/settings.md': printSettings,
  '.env.example': printEnvironmentExample,
  'THIRD-PARTY-NOTICES.md': printThirdPartyNotices,
}
