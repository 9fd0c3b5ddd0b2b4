export const homePath = '/frontend-pages/homepage'
export const tourPath = '/landingpage'
export const screensPath = '/frontend-pages/portfolio'
export const aboutPath = '/frontend-pages/about'
