/** The password of all sample users; not used in production. */
export const samplePassword = 'larkmoor'

export const sampleHash = '$scrypt$ln=14,r=8,p=1$YSBzYW1wbGUsIG5vIHNhbA$YRp9mk0B5FuyY8FbvprpiHRa/xv3mxHRDROMiy0ChMU'
