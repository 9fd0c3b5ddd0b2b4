import { documents } from '#platform/server/site/document.ts'
import { aboutDocument } from './server/about.ts'
import { homeDocument } from './server/home.ts'
import { screensDocument } from './server/screens.ts'
import { tourDocument } from './server/tour.ts'

export default documents(() => [homeDocument, tourDocument, screensDocument, aboutDocument])
