import { createContext, lazy, Suspense, useContext, useCallback, useState, type ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'

/** Forms and their validation are loaded when someone logs in, not with every page. */
const LoginForm = lazy(() => import('./login-form.tsx').then((module) => ({ default: module.LoginForm })))

const LoginContext = createContext<() => void>(() => undefined)

/** Opens the login dialog from anywhere; after a login the current page is loaded anew. */
export function useLogin(): () => void {
  return useContext(LoginContext)
}

export function LoginProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const show = useCallback(() => setOpen(true), [])
  return (
    <LoginContext value={show}>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} title="ログイン" size="narrow" busy={busy}>
        <Suspense
          fallback={
            <>
              <LoadingText />
              <Skeleton shape="block" />
            </>
          }
        >
          <LoginForm onBusy={setBusy} />
        </Suspense>
      </Dialog>
    </LoginContext>
  )
}
