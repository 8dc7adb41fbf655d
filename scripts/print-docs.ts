// npm run docs: writes the pages of docs/ that are read off the project.
import { writeFileSync } from 'node:fs'
import { decisionIndexFile, printDecisionIndex } from './docs/decision-index.ts'

writeFileSync(decisionIndexFile, printDecisionIndex())
