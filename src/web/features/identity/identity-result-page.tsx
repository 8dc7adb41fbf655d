import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../app/viewer.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'

const results = {
  complete: { heading: '本人確認の手続きが終わりました', message: '本人確認が完了しました。糸fundingをお楽しみください。' },
  error: { heading: '本人確認ができませんでした', message: '本人確認に失敗しました。再度本人確認をお願いします。' },
} as const

/** Where the identity service sends the member back to: says how it went, then shows the home page. */
export function IdentityResultPage({ result }: { result: keyof typeof results }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { refetch } = useViewer()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    if (result === 'complete') toast.success(results.complete.message)
    else toast.error(results.error.message)
    refetch()
    void navigate('/', { replace: true })
  }, [result, toast, refetch, navigate])
  return (
    <div className="page-width">
      <PageTitle>{results[result].heading}</PageTitle>
      <LoadingText />
    </div>
  )
}
