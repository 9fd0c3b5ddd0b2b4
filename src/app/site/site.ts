// All that the public pages load: one stylesheet, and what modules add to it in files of their own.
import './site.css'

import.meta.glob('../../modules/*/site.css', { eager: true })
import.meta.glob('../../modules/*/site.ts', { eager: true })
