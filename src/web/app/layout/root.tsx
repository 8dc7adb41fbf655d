import { Layout } from './layout.tsx'
import { LoginProvider } from '../session/login.tsx'
import { ViewerProvider } from '../session/viewer.tsx'

/** The member layout around every page of the site. */
export function Root() {
  return (
    <ViewerProvider>
      <LoginProvider>
        <Layout />
      </LoginProvider>
    </ViewerProvider>
  )
}
