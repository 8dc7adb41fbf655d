// npm run types: the types of the whole project and of its parts.
import { typesStep } from './check/types-step.ts'

const { failed } = await typesStep()
process.exitCode = failed === 0 ? 0 : 1
