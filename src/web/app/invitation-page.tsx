import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { LoadingText } from '../ui/skeleton.tsx'
import { PageHead } from './page-head.tsx'
import { setInvitationCode } from './page-storage.ts'

/** /invite/CODE keeps the code for registration and goes on to the home page. */
export function InvitationPage() {
  const { code } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (code) setInvitationCode(code)
    void navigate('/', { replace: true })
  }, [code, navigate])
  return (
    <>
      <PageHead title="ご招待" noIndex />
      <LoadingText />
    </>
  )
}
