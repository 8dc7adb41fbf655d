import type { JobHandlers } from '../../core/services.ts'
import { playRehearsal } from './play-rehearsal.ts'

export const rehearsalJobs = {
  'play-drill': (services, { id }) => playRehearsal(services, id),
} satisfies Partial<JobHandlers>
