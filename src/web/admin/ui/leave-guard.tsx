import { useEffect, useRef, type ReactNode } from 'react'
import { useBlocker, type Location } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

interface LeaveGuard {
  /** Has to stand in the page: the question. */
  dialog: ReactNode
  /** What was typed has been sent: whatever follows from that leads away unasked. */
  release: () => void
}

/**
 * Nobody leaves typed words behind without being asked: not by a link, not by the back button, not by closing the tab. `parts`: what of
 * the query string chooses the form itself (`id` of a side panel); filters and anchors of the same page lead nowhere else.
 */
export function useLeaveGuard(isDirty: boolean, parts: readonly string[] = []): LeaveGuard {
  const isReleased = useRef(false)
  useEffect(() => {
    if (!isDirty) return
    isReleased.current = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && leadsAway(currentLocation, nextLocation, parts),
  )
  const dialog = (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="入力した内容を保存していません"
      size="narrow"
    >
      <p>このまま移動すると、入力した内容は失われます。</p>
      <DialogActions>
        <Button variant="filled" onClick={() => blocker.reset?.()}>
          入力に戻る
        </Button>
        <Button onClick={() => blocker.proceed?.()}>保存せずに移動する</Button>
      </DialogActions>
    </Dialog>
  )
  return { dialog, release: () => void (isReleased.current = true) }
}

function leadsAway(from: Location, to: Location, parts: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return parts.some((part) => before.get(part) !== after.get(part))
}
