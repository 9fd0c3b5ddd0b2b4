/** Where browsers report what a page's content security policy has stopped. */
export const policyReportsPath = '/api/policy-reports'

/** The directives that have a policy's violations reported: by the Reporting API, and to browsers without it by `report-uri`. */
export const reportDirectives = [`report-uri ${policyReportsPath}`, 'report-to policy']

/** Goes with every answer that has such a policy. */
export const reportingEndpoints = { 'reporting-endpoints': `policy="${policyReportsPath}"` }
