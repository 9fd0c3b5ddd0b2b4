/** Where browsers report violations of the content security policy. */
export const policyReportsPath = '/api/policy-reports'

/** The directives for violation reports: by the Reporting API, and for browsers without it by `report-uri`. */
export const reportDirectives = [`report-uri ${policyReportsPath}`, 'report-to policy']

/** Sent with every response that has such a policy. */
export const reportingEndpoints = { 'reporting-endpoints': `policy="${policyReportsPath}"` }
