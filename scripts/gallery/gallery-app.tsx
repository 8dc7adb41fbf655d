import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router'
import { OperatorContext } from '../../src/web/admin/shell/operator.ts'
import { Providers } from '../../src/web/app/site/providers.tsx'
import { ServerClock } from '../../src/web/app/time/server-clock.ts'
import { demoSite } from '../../src/web/app/site/site.ts'
import { Gallery } from './gallery.tsx'
import { kits } from './kits.ts'
import { standInClient } from './stand-in-answers.ts'
import { galleryStart } from './stand-in-clock.ts'

export const galleryRoutes = kits.map((kit) => ({ path: kit.path, element: <Gallery kit={kit} /> }))

const clock = new ServerClock(galleryStart, () => performance.now(), performance.now())

/** Around the gallery is what the parts expect around them, with answers and a clock of its own. */
export function GalleryApp({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <Providers client={standInClient} clock={clock} bootstrap={{ now: galleryStart, results: {}, site: demoSite }}>
      <OperatorContext value={{ id: '1', name: '織田 結', email: 'admin@example.jp' }}>
        <RouterProvider router={router} />
      </OperatorContext>
    </Providers>
  )
}
