import { dropInput } from '../site/page-storage.ts'
import { useViewer } from '../session/viewer.tsx'

/** Under which name a member's form keeps what was typed: on a shared device the next member starts afresh. */
export function useDraftName(form: string): string {
  const { me } = useViewer()
  return `${form}_${me?.id ?? ''}`
}

/** @returns forgets what was typed into a form that is given up or done. */
export function useForgetDraft(form: string): () => void {
  const name = useDraftName(form)
  return () => dropInput(name)
}
