import '../../src/web/styles/global.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { loadFontSlicesIfNeeded } from '../../src/web/fonts/font-slices.ts'
import { GalleryApp, galleryRoutes } from './gallery-app.tsx'
import { showLooks } from './shown-looks.ts'

const root = document.getElementById('gallery')
if (root !== null) {
  // The back office's smaller letters hold for a whole document: between the two kits the page is loaded anew.
  if (location.pathname.startsWith('/gallery/office')) await import('../../src/web/admin/admin.css')
  createRoot(root).render(<GalleryApp router={createBrowserRouter(galleryRoutes)} />)
  showLooks()
  loadFontSlicesIfNeeded()
}
