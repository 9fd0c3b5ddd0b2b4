/** Names that earlier versions had for something; docs/glossary.md and docs/upgrading.md have the present ones. */
export const formerNames = new Set(
  `
  Narrowing reachOf readableBy accompany carryTyped createPlace firstMinute leftToTheBrowser placedEntries usePlaces
  houseLook HouseLook house-look HomeName TypedForm openWitness homeTests openHome Asked isSteady keptAnswers
  keptValues keptWhile noPlace pageFarIn rowsBehind Trouble secretLeaver troubleOf underSecret isPlace linkToPlace
  usePlaceName useLabelPlace PlaceTabs place-tabs Tell Teller Told collectTold openTold openTrialServer runTrial
  sendLetter letterTo lettersTo SumSource keepSums buildSums meantBy askCode takeCode giveCodeBack takeTurn takeCart
  takePieces HeldLine checkLeft holdFamilies holdMain holdPost holdVersion priceBands useMayGive isGivenGone
  NothingOffered onceEach unsaid AskedOfAuthors Lacking lackOf looksAfter seenPost holdSeenPost maySee underOwn
  WritingPaper toCome unsayable saidIn toSaid showAllFresh judgeTogether wordNames figureNames refuseTaken
  inviteToMake askToConfirm beginDemanded judgeCode removeWayIn owesNew useKeptCodes inOneGo leftOut isOfAll
  beginsLike standsIn forgetFarAway readElsewhere ScrollKeeper besideRow enteredTwice whenRepeated useMistake
  useThrowAway unqueue figureOrNone checkGiven askedState mayBecome besideSpot happeningsOf talkHandlers addAsOne
  isCut shownTo wishes AskedAction KeptWay asShipped takeEnquiry watchedOneByOne useWhyNot givableRoles HereWidget
  toKept sayWrong keepFiles noteEntry beginNoted notedTransaction makeStale keysBehind isUnfit ifMany isScattered
  isOverAlready forgiveTries tryCounter whoAsks noteUse makersOf rowsUnderOtherSecrets isDoubtful isNameless
  replaceClearTokens forgetNoted keepsNothing goingOn alikeWords mistakesIn isMistakable bestFirst maxLookedAt isOfIt
  weightiest ofPermittedRecord addedUp judgeKind keptFrom readKept keepWorkspaceLook mayPass waitsSince isWordless
  learnPlaces knownTo worthRetrying rehearse confirmedFirst quietTries noteVisit forgetVisits inTheWay standingOut
  usualBrand useShownList keptText usualLayout usualLeast leastWidth rowsBeyond fillPlace makeOfLine Failing failings
  wrongPaths announceWrong useStillButtons takeSubmit hearKeys undrafted useFirstWrong useLead keepFilesOut toldOf
  useOnceAnswered createAsking askedOf leastForSlip leastWithin isOneSlip imageKeeper pressThere takePageData
  takesData notingFiles heldSubmitScript leadsElsewhere standAbove stayReadable untilAlive AskedDocument AskedPage
  mapsAside momentOfGiven plainAnswer AnswerHeaders answerHeaders answerRequest answerFromCache FileAnswer SiteAnswer
  HtmlAnswer SearchAnswer InAnswers inAnswers pendingAnswers answerFailures maxAnswerLength answersRecord
  answersAgain waitForAnswer checkAnswers isAnsweredYes answeredText asOf canOf BlankOf searchedOf guardOf abilityOf
  readersOf mailOf translatorOf translatorsOf formatsOf visitorOf embedOf jsonOf excessOf hitsOf workspaceOf
  knownDeviceOf ledgerOf engineOf highestOf isSetOf readOf quietOf showOf wrongDraftsOf promptOf preparedOf othersOf
  flatOf customOf plainOf waitOf flagOf minuteOf sidesOf seedOf signOf useTextOf addendsOf chatsOf unreadOf
  followersOf unreadRepliesOf whenOf profileOf readingOf preferencesOf conversationsOf eitherOf trialOf wayOf
  timelineOf inverseOf spotOf leadOf mastersOf organisersOf arrowOf lanesOf atOf firstOf boxOf clockOf localOf
  wrongOf headOf siteOf consistsOf TickAllProps TickAll onTick hasTick hasTicks isTicked isTicking tickAll leaveFor
  Journey needConfirmed blamed localMoment sayFailure likeness nudgedRange Stretch swallowClick keepStill inMonths
  mainAndMore dialled KnownFace piecesOf askedBy StretchOptions liftBySpace evenRanks taskMaker takingBack
  waysToBegin saveDemand wrongIn outsiderRow makePerson asBefore noteNames Picking placeIn placesFor byPlace blankOf
  unpaidOf judgeRows Judged
  LabelsOf PlaceField PlaceFieldProps actionTargetOf activeOn answerSecondsOf areMeant assigneeOf avatarOf bringBack
  channelsIn collapsedPlaces componentOf contactOf conversationsIn countsQueryOf dailyIn dateIn dateOf datesIn
  daySpanOf destinationOf draftThat dueAtOf durationOf emailsOf familyIn fieldsIn filledFieldsOf filledIn
  filledSubject firstOccurrenceOf firstPageOf firstWeekdayOf followersIn guestOf guestsOf hasPlace hitsIn invitationOf
  isMet isVideoWrong keptId knownByMessage knownContacts mentionOf mentionedIn mentionsIn messagesIn
  millisecondsOf mineAfter minutesOf monthDaysIn nameIn namesPlace nextTo notesOf notifyOf nthOf octetsOf optionsOf
  originalStartOf participantsOf peopleOf phoneTypeOf phonesOf placeKeys presetsOf progressOf propertiesOf recipientOf
  recipientsOf relationsOf requesterOf ruleOf sayings searchWordsOf searchesOf secondsOf sectionOf serviceLevelsOf
  setAway slaOf snippetOf stillWithin storiesOf theirsAfter threadsOf timeValueOf toOf todayOf transitionsOf
  typedFieldsOf updatesIn updatesOf userOf usersAt usersOf vcardOf vcardPropertyOf videoIdOf viewCountsOf weekStartOf
  weekdayOf weekdaysIn withWords writtenIn yearOf yearlyIn zonesOf
  aboutInvoice aboutOrder aboutTask ageOf amountsOf answerOf applicationOf authorAt authorOf billedOf billerIn
  bitsOf blocksOf callerOf cardOf cardsOf cartAfter centreOf changesBetween choicesIn classOfPeriod
  clearedFilters codeFor columnAt columnsFor commentOf contradictionsIn controlOf coverAfter coverOf datesOf
  daysAfter deductionOf digitAt discountsAt errorsOf facetsQueryOf familyOf feedOf fieldsBefore findSpot
  firstInStock genericFieldsIn heroOf hintOf hundredthsOf inTasks issuedOf issuesIn itemOf keyFor lateIn levelOf
  lifeStepsOf linesAfter linesKept mainOf managersOf maxWidthOf messageKeyOf namesOfLabels neighboursAt nextOf
  ofCategory ofDevice ofFamily ofFigures ofKind ofPieces ofRate ofTexts ofToday ofVariant ofVariants onLift onTaken
  openBooks pageAt pagesOf paymentsOf pendingIn perPageOf phoneOf phonesFor photoOf piecesToShip previousOf priceOf
  problemsOf providerOf questionOfHash rankBetween rankOf ranksAt refundsOf regionOf rejectTaken replyOf reportOf
  restOf returnsOf rightOf rulesNow runsOf salesPriceOf samplesOf scrolledTo searchedIn secretsIn seriesOf setLift
  setSpot settledOf sharedOf sharesOf shipmentsOf slugOf soldOf sortOf spotFor squareIn storyOf sumsOf takenOf
  takenQty taskOf taskSpotAt tokenFor toShip transportsOf typedOf unpaidBy useLift useLiftKeys valueFor weeksOf
  withLifted writeAndSay
  backgroundOf beginningOf billerOf bodiesOf choicesOf clashOf colorOf commitOf componentLocaleOf contractsOf
  currencyOf currentOf defaultValuesOf deliveryOf deviceTokenOf directionOf distanceOf draftsOf encryptedColumnsOf
  excerptOf frameOf handlerOf importFieldsOf invalidDraftsOf jsonSchemaOf lastPageOf listEndpointsOf markdownOf
  menuEntriesOf menuOf metadataOf minWidthOf momentOf momentsOf namesOf noticeTextsOf noticesOf orderOf outputOf
  ownerOf panelOf paragraphsOf parameterOf parentOf parserOf partsOf percentOf periodsOf permissionOf phrasesOf
  pictureSizeOf pngOf policyOf positionOf problemOf queryDataOf rateLimitOf readScopeOf reasonOf refusalOf remainingOf
  requestOf requestsOf resolverOf responseOf responsesOf richTextOf routeHandleOf routesOf rowCountOf rowIndexOf
  rowIssuesOf schemasOf scopeOf scopesOf selectionOf serverFailureOf shortcutLettersOf signalOf singularOf
  statementsOf subjectsOf tableOf tableStateOf tablesOf toneOf topicsOf uploadErrorOf uploaderOf versionOf visitsOf
  vocabularyOf widthOf wordsOf
  FieldsOf PictureOf TextFieldsOf actionOf announceTo conform countOf daysOf dirtyWarning failureOf fieldsOf formOf
  hasStrangers holdFields issuesOf makeAnother originOf pictureOf stampOf textFieldsOf textsAtHand textsOf userAgentOf
  zoneInForce
  changesOf clientOf codeOf conditionsOf controlsOf creditFor creditOf columnOf discountsOf factsOf formatOf hourOf idsOf
  labelOf nameOf nameOfAction offersOf ordersOf productsOf propertyOf shareOf squareOf stepsOf sumOf summaryOf titlesOf
  unitsOf useNameOfAction usesOf wayText
  RecordsImportWay countCredited createBothRules describeFault newItemId serverWithPapers serverWithThings yesNoWords
`
    .trim()
    .split(/\s+/),
)
