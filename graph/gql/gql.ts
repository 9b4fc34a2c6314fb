/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AuditTrailTest($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        id\n        at\n        action\n        subjectType\n        subjectId\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n": typeof types.AuditTrailTestDocument,
    "\n  query MemberRecordTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        device\n        isCurrent\n      }\n      securityEvents {\n        kind\n      }\n    }\n  }\n": typeof types.MemberRecordTestDocument,
    "\n  mutation CorrectUserTest($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        name\n        email\n      }\n    }\n  }\n": typeof types.CorrectUserTestDocument,
    "\n  mutation MailUserTest($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n": typeof types.MailUserTestDocument,
    "\n  query UserAccessTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n      apiTokens {\n        id\n        name\n        scope\n        hint\n      }\n    }\n  }\n": typeof types.UserAccessTestDocument,
    "\n  query LongUserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        id\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n    userCount(filter: $filter)\n  }\n": typeof types.LongUserListTestUsersDocument,
    "\n  query UserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int!\n    $after: String\n  ) {\n    users(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        name\n        email\n      }\n    }\n    userCount(filter: $filter)\n  }\n": typeof types.UserListTestUsersDocument,
    "\n  mutation ArticleCountersTestView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        viewCount\n      }\n    }\n  }\n": typeof types.ArticleCountersTestViewDocument,
    "\n  mutation ArticleCountersTestShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        shareCount\n      }\n    }\n  }\n": typeof types.ArticleCountersTestShareDocument,
    "\n  mutation ArticleCountersTestLike($id: Int!) {\n    setLike(input: { kind: ARTICLE, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n      }\n    }\n  }\n": typeof types.ArticleCountersTestLikeDocument,
    "\n  query ArticleCountersTestStatus($id: Int!) {\n    article(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n": typeof types.ArticleCountersTestStatusDocument,
    "\n  query ArticleReadsTestPage($id: Int!) {\n    article(id: $id) {\n      title\n      body\n      isLikedByMe\n      likeCount\n    }\n    articleNavigation(id: $id) {\n      previousArticle {\n        title\n      }\n    }\n    comments(articleId: $id, first: 100) {\n      nodes {\n        content\n        isLikedByMe\n        likeCount\n        user {\n          name\n          avatarUrl\n          isMvp\n        }\n      }\n    }\n  }\n": typeof types.ArticleReadsTestPageDocument,
    "\n  query ArticleReadsTestList {\n    articles {\n      nodes {\n        title\n        isLikedByMe\n        body\n        content\n      }\n    }\n  }\n": typeof types.ArticleReadsTestListDocument,
    "\n  query ArticleReadsTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST) {\n      nodes {\n        title\n      }\n    }\n    articles {\n      nodes {\n        title\n        tags\n      }\n    }\n    sponsorSpotlight {\n      name\n    }\n    nextGame {\n      opponent\n    }\n    chatStatus {\n      isOpen\n    }\n  }\n": typeof types.ArticleReadsTestHomeDocument,
    "\n  query ArticleTestArchive($first: Int, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": typeof types.ArticleTestArchiveDocument,
    "\n  query ArticleTestRecent {\n    articles(first: 3) {\n      nodes {\n        id\n        content\n      }\n    }\n  }\n": typeof types.ArticleTestRecentDocument,
    "\n  query ArticleTestRead($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      author\n      category\n      body\n      content\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      isLikedByMe\n      viewCount\n      publishedAt\n    }\n  }\n": typeof types.ArticleTestReadDocument,
    "\n  query ArticleTestNeighbors($id: Int!) {\n    articleNavigation(id: $id) {\n      previousArticle {\n        id\n        title\n      }\n      nextArticle {\n        id\n        title\n      }\n    }\n  }\n": typeof types.ArticleTestNeighborsDocument,
    "\n  mutation CommentActsEdit($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        id\n        content\n        revision\n        createdAt\n        updatedAt\n        user {\n          id\n        }\n      }\n    }\n  }\n": typeof types.CommentActsEditDocument,
    "\n  mutation CommentActsDelete($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.CommentActsDeleteDocument,
    "\n  mutation CommentActsLike($id: Int!) {\n    setLike(input: { kind: COMMENT, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n        ... on Comment {\n          revision\n        }\n      }\n    }\n  }\n": typeof types.CommentActsLikeDocument,
    "\n  query CommentActsStatus($id: Int!) {\n    comment(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n": typeof types.CommentActsStatusDocument,
    "\n  mutation CommentEventsPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n      }\n    }\n  }\n": typeof types.CommentEventsPostDocument,
    "\n  query CommentTestRead($articleId: Int!, $first: Int, $after: String) {\n    comments(articleId: $articleId, first: $first, after: $after) {\n      nodes {\n        id\n        content\n        isLikedByMe\n        likeCount\n        user {\n          id\n          name\n          favoriteTeam\n          avatarType\n        }\n      }\n    }\n  }\n": typeof types.CommentTestReadDocument,
    "\n  mutation CommentTestPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        content\n        createdAt\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.CommentTestPostDocument,
    "\n  query ArticleImportTest($id: Int!) {\n    articleImport(id: $id) {\n      state\n      createdAt\n      ready\n      faulty\n      known\n      made\n      missingPictures\n      posts {\n        nodes {\n          title\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.ArticleImportTestDocument,
    "\n  mutation StartArticleImportTest($id: Int!, $asDrafts: Boolean! = false, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        state\n      }\n    }\n  }\n": typeof types.StartArticleImportTestDocument,
    "\n  mutation UndoArticleImportTest($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        state\n        made\n      }\n    }\n  }\n": typeof types.UndoArticleImportTestDocument,
    "\n  mutation ArticleAdminTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n      }\n    }\n  }\n": typeof types.ArticleAdminTestCreateDocument,
    "\n  query ArticleAdminTestAll($show: ArticleFilter, $first: Int, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        id\n        isPublished\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n": typeof types.ArticleAdminTestAllDocument,
    "\n  query ArticleAdminTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n": typeof types.ArticleAdminTestReadDocument,
    "\n  query ArticleAdminTestPreview($content: String!) {\n    previewArticle(content: $content)\n  }\n": typeof types.ArticleAdminTestPreviewDocument,
    "\n  query ArticleLabelsTest {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n": typeof types.ArticleLabelsTestDocument,
    "\n  mutation RenameArticleLabelTest($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n": typeof types.RenameArticleLabelTestDocument,
    "\n  mutation ArticleScheduleTestSchedule($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        isPublished\n        scheduledPublishAt\n        version\n      }\n    }\n  }\n": typeof types.ArticleScheduleTestScheduleDocument,
    "\n  query ArticleScheduleTestRead($id: Int!) {\n    article(id: $id) {\n      publishedAt\n      scheduledPublishAt\n    }\n  }\n": typeof types.ArticleScheduleTestReadDocument,
    "\n  mutation ArticleWritingTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n        title\n        excerpt\n        content\n        author\n        category\n        tags\n        featuredImageUrl\n        featuredImageCrop {\n          x\n          y\n          scale\n        }\n        imageUrls\n        readTime\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n": typeof types.ArticleWritingTestCreateDocument,
    "\n  mutation ArticleWritingTestUpdate($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        title\n        content\n        isPublished\n        publishedAt\n        updatedAt\n        version\n      }\n    }\n  }\n": typeof types.ArticleWritingTestUpdateDocument,
    "\n  mutation ArticleWritingTestPublish($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n": typeof types.ArticleWritingTestPublishDocument,
    "\n  mutation ArticleWritingTestDelete($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.ArticleWritingTestDeleteDocument,
    "\n  query ArticleWritingTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n": typeof types.ArticleWritingTestReadDocument,
    "\n  mutation ChatModesTestSet($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        modes {\n          slowSeconds\n          isEmojiOnly\n          memberDays\n          writers\n        }\n      }\n    }\n  }\n": typeof types.ChatModesTestSetDocument,
    "\n  mutation ChatModesTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.ChatModesTestPostDocument,
    "\n  mutation ChatModesTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.ChatModesTestEditDocument,
    "\n  query ChatModesTestStatus {\n    chatStatus {\n      modes {\n        slowSeconds\n        isEmojiOnly\n        memberDays\n        writers\n      }\n    }\n  }\n": typeof types.ChatModesTestStatusDocument,
    "\n  mutation ChatReplyTestPost($message: String!, $replyToId: Int, $clientId: String) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId, clientId: $clientId }) {\n      message {\n        id\n        aboutAt\n        replyTo {\n          id\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ChatReplyTestPostDocument,
    "\n  query ChatReplyTest {\n    chat(last: 20) {\n      nodes {\n        message\n        replyTo {\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ChatReplyTestDocument,
    "\n  mutation ChatReplyTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.ChatReplyTestEditDocument,
    "\n  mutation ChatReplyTestDelete($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.ChatReplyTestDeleteDocument,
    "\n  mutation ChatReplyTestRestore($id: Int!) {\n    restorePost(input: { id: $id }) {\n      postId\n    }\n  }\n": typeof types.ChatReplyTestRestoreDocument,
    "\n  query ChatReplyTestRemoved {\n    removedPosts(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n": typeof types.ChatReplyTestRemovedDocument,
    "\n  query GameChatTestSaid($gameId: Int!, $first: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.GameChatTestSaidDocument,
    "\n  query GameChatTestChat($first: Int, $after: String, $last: Int, $before: String) {\n    chat(first: $first, after: $after, last: $last, before: $before) {\n      edges {\n        cursor\n        node {\n          message\n          user {\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": typeof types.GameChatTestChatDocument,
    "\n  query CheckInTestMap($gameId: Int) {\n    checkInMap(gameId: $gameId) {\n      game {\n        id\n        opponent\n      }\n      fans\n      places {\n        kind\n        code\n        name\n        fans\n      }\n    }\n  }\n": typeof types.CheckInTestMapDocument,
    "\n  query CheckInTestStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n      }\n    }\n  }\n": typeof types.CheckInTestStatusDocument,
    "\n  query CheckInTestApproved($first: Int!) {\n    checkIns(first: $first) {\n      nodes {\n        id\n        location\n        description\n        game {\n          opponent\n          isHome\n        }\n        isApproved\n        photo {\n          url\n          sources {\n            srcset\n          }\n        }\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.CheckInTestApprovedDocument,
    "\n  mutation CheckInTestApprove($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n": typeof types.CheckInTestApproveDocument,
    "\n  mutation CheckInTestDelete($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.CheckInTestDeleteDocument,
    "\n  mutation PostCommentReplyTest($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        replyTo {\n          id\n          content\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.PostCommentReplyTestDocument,
    "\n  mutation PostPhotoCommentReplyTest($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n": typeof types.PostPhotoCommentReplyTestDocument,
    "\n  query CommentRepliesTest($articleId: Int!) {\n    comments(articleId: $articleId, first: 50) {\n      nodes {\n        content\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n": typeof types.CommentRepliesTestDocument,
    "\n  query ContactReviewTestList(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int! = 100\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        id\n        message\n        status\n      }\n    }\n    contactCounts {\n      new\n      reviewed\n      completed\n    }\n  }\n": typeof types.ContactReviewTestListDocument,
    "\n  mutation ContactReviewTestSetStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        id\n        status\n      }\n    }\n  }\n": typeof types.ContactReviewTestSetStatusDocument,
    "\n  mutation ContactReviewTestDelete($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.ContactReviewTestDeleteDocument,
    "\n  mutation ContactTestSubmit($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n        user {\n          id\n        }\n        name\n        email\n        category\n        message\n        status\n        createdAt\n      }\n    }\n  }\n": typeof types.ContactTestSubmitDocument,
    "\n  mutation SponsorDeskTestAdd($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n": typeof types.SponsorDeskTestAddDocument,
    "\n  mutation SponsorDeskTestUpdate($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        state\n        activeFrom\n        activeTo\n        sponsor {\n          name\n          logoUrl\n          websiteUrl\n        }\n      }\n    }\n  }\n": typeof types.SponsorDeskTestUpdateDocument,
    "\n  mutation SponsorDeskTestMove($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        sponsor {\n          name\n        }\n      }\n    }\n  }\n": typeof types.SponsorDeskTestMoveDocument,
    "\n  mutation SponsorDeskTestDelete($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.SponsorDeskTestDeleteDocument,
    "\n  query SponsorDeskTestList {\n    managedSponsors {\n      id\n      state\n      isActive\n      sponsor {\n        name\n      }\n    }\n  }\n": typeof types.SponsorDeskTestListDocument,
    "\n  query SponsorDeskTestPublic {\n    sponsors {\n      name\n      logo {\n        width\n        sources {\n          type\n        }\n      }\n    }\n  }\n": typeof types.SponsorDeskTestPublicDocument,
    "\n  query SponsorTestSpotlight {\n    sponsorSpotlight {\n      name\n      description\n      logoUrl\n      websiteUrl\n    }\n  }\n": typeof types.SponsorTestSpotlightDocument,
    "\n  query SponsorTestAll {\n    sponsors {\n      name\n    }\n  }\n": typeof types.SponsorTestAllDocument,
    "\n  mutation LiveBoardTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n": typeof types.LiveBoardTestSubmitDocument,
    "\n  query LiveBoardTestBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        user {\n          name\n        }\n        weeklyRank\n        isTied\n        totalPoints\n        captainBonusPoints\n        picks {\n          slot\n          points\n          lines {\n            label\n            points\n          }\n        }\n      }\n    }\n  }\n": typeof types.LiveBoardTestBoardDocument,
    "\n  query LiveBoardTestMine($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      weeklyRank\n      totalPoints\n    }\n  }\n": typeof types.LiveBoardTestMineDocument,
    "\n  query LiveBoardTestSheet($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      base64\n    }\n  }\n": typeof types.LiveBoardTestSheetDocument,
    "\n  query LiveBoardTestChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        quantity\n        points\n      }\n    }\n  }\n": typeof types.LiveBoardTestChangesDocument,
    "\n  mutation WithoutProviderSaveGame($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n    }\n  }\n": typeof types.WithoutProviderSaveGameDocument,
    "\n  mutation WithoutProviderAddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n      }\n    }\n  }\n": typeof types.WithoutProviderAddPlayerDocument,
    "\n  query WithoutProviderBoard($gameId: Int!) {\n    boardLineups(gameId: $gameId) {\n      nodes {\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n    games {\n      result\n      score\n    }\n    seasonRecord {\n      wins\n    }\n  }\n": typeof types.WithoutProviderBoardDocument,
    "\n  query WithoutProviderEligible {\n    eligiblePlayers {\n      id\n      name\n      injuryStatus\n    }\n  }\n": typeof types.WithoutProviderEligibleDocument,
    "\n  query ImportedSeasonTest {\n    seasonRecord(season: 2025) {\n      wins\n      losses\n    }\n  }\n": typeof types.ImportedSeasonTestDocument,
    "\n  mutation GameListTestSave($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n      version\n      result\n    }\n  }\n": typeof types.GameListTestSaveDocument,
    "\n  query GameListTestList($season: Int) {\n    games(season: $season) {\n      opponent\n    }\n    seasons\n  }\n": typeof types.GameListTestListDocument,
    "\n  mutation GameNightTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n        period\n        clock\n        game {\n          id\n        }\n      }\n    }\n  }\n": typeof types.GameNightTestPostDocument,
    "\n  query GameNightTest($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      message\n      likeCount\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId) {\n      nodes {\n        id\n      }\n    }\n  }\n": typeof types.GameNightTestDocument,
    "\n  mutation KeepScoreTestEnter($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        isLive\n        isFinal\n        isFed\n        homeTeam {\n          score\n          possession\n        }\n        awayTeam {\n          score\n          possession\n        }\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n": typeof types.KeepScoreTestEnterDocument,
    "\n  query KeepScoreTestRecord {\n    seasonRecord {\n      wins\n      losses\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n  }\n": typeof types.KeepScoreTestRecordDocument,
    "\n  mutation InboxChoicesTest($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        choices {\n          kind\n          channel\n          isOn\n        }\n      }\n    }\n  }\n": typeof types.InboxChoicesTestDocument,
    "\n  mutation InboxChoicesTestQuiet($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        doNotDisturbUntil\n      }\n    }\n  }\n": typeof types.InboxChoicesTestQuietDocument,
    "\n  query InboxChoicesTestRead {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n      items {\n        kind\n        text\n        path\n      }\n    }\n  }\n": typeof types.InboxChoicesTestReadDocument,
    "\n  query OwnInboxTest {\n    ownInbox {\n      unreadCount\n      items {\n        key\n        kind\n        at\n        isUnread\n        memberCount\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n": typeof types.OwnInboxTestDocument,
    "\n  mutation MarkInboxReadTest($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n": typeof types.MarkInboxReadTestDocument,
    "\n  mutation MailInboxesTest($kind: InboxKind!, $isOn: Boolean!) {\n    setInboxChoice(input: { kind: $kind, channel: MAIL, isOn: $isOn }) {\n      inbox {\n        choices {\n          channel\n          isOn\n        }\n      }\n    }\n  }\n": typeof types.MailInboxesTestDocument,
    "\n  mutation LeagueMessagesTestPost($leagueId: Int!, $text: String!, $clientId: String) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        id\n        text\n        clientId\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.LeagueMessagesTestPostDocument,
    "\n  mutation LeagueMessagesTestDelete($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.LeagueMessagesTestDeleteDocument,
    "\n  query LeagueMessagesTestRead($leagueId: Int!, $last: Int, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        id\n        text\n      }\n      pageInfo {\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n": typeof types.LeagueMessagesTestReadDocument,
    "\n  fragment LeaguesTest_league on League {\n    id\n    name\n    inviteCode\n    board {\n      user {\n        name\n      }\n      isOwner\n      rank\n      totalPoints\n    }\n    rounds {\n      week\n      isScored\n      pairs {\n        one {\n          user {\n            name\n          }\n          points\n        }\n        other {\n          user {\n            name\n          }\n          points\n        }\n      }\n    }\n  }\n": typeof types.LeaguesTest_LeagueFragmentDoc,
    "\n  mutation LeaguesTestCreate($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n": typeof types.LeaguesTestCreateDocument,
    "\n  mutation LeaguesTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n": typeof types.LeaguesTestJoinDocument,
    "\n  mutation LeaguesTestLeave($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n": typeof types.LeaguesTestLeaveDocument,
    "\n  mutation LeaguesTestRename($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        name\n      }\n    }\n  }\n": typeof types.LeaguesTestRenameDocument,
    "\n  mutation LeaguesTestLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        inviteCode\n      }\n    }\n  }\n": typeof types.LeaguesTestLinkDocument,
    "\n  mutation LeaguesTestRemove($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        board {\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.LeaguesTestRemoveDocument,
    "\n  query LeaguesTestRead($id: Int!, $code: String!) {\n    league(id: $id) {\n      ...LeaguesTest_league\n    }\n    leagueInvite(code: $code) {\n      name\n      memberCount\n      isMember\n    }\n    ownLeagues {\n      id\n      memberCount\n    }\n  }\n": typeof types.LeaguesTestReadDocument,
    "\n  mutation LivePointsTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n": typeof types.LivePointsTestSubmitDocument,
    "\n  mutation LivePointsTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n": typeof types.LivePointsTestJoinDocument,
    "\n  query LivePointsTestRounds($id: Int!) {\n    league(id: $id) {\n      rounds {\n        isScored\n        isLive\n        pairs {\n          one {\n            user {\n              name\n            }\n            points\n          }\n          other {\n            user {\n              name\n            }\n            points\n          }\n        }\n      }\n    }\n  }\n": typeof types.LivePointsTestRoundsDocument,
    "\n  mutation LikeTestSet($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        id\n        likeCount\n        isLikedByMe\n      }\n    }\n  }\n": typeof types.LikeTestSetDocument,
    "\n  query MemberProfileTest($id: Int!) {\n    memberProfile(id: $id) {\n      isHidden\n      joinedOn\n      badges {\n        kind\n        count\n        level\n      }\n      user {\n        name\n      }\n    }\n  }\n": typeof types.MemberProfileTestDocument,
    "\n  mutation MemberProfileTestHide($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n": typeof types.MemberProfileTestHideDocument,
    "\n  mutation MentionsTestSay($message: String!, $replyToId: Int) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId }) {\n      message {\n        id\n        mentions {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.MentionsTestSayDocument,
    "\n  mutation MentionsTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": typeof types.MentionsTestEditDocument,
    "\n  mutation MentionsTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": typeof types.MentionsTestCommentDocument,
    "\n  mutation MentionsTestEditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": typeof types.MentionsTestEditCommentDocument,
    "\n  query MentionsTestRead($articleId: Int!) {\n    chat(last: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n    comments(articleId: $articleId, first: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": typeof types.MentionsTestReadDocument,
    "\n  query MentionsTestInbox {\n    ownInbox {\n      items {\n        kind\n        postKind\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n": typeof types.MentionsTestInboxDocument,
    "\n  query SiteStatusTest {\n    siteStatus {\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n": typeof types.SiteStatusTestDocument,
    "\n  query HeldPostsTest {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n    }\n  }\n": typeof types.HeldPostsTestDocument,
    "\n  mutation HeldPostsTestWithdraw($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.HeldPostsTestWithdrawDocument,
    "\n  query HeldPostsTestChat {\n    chat(last: 20) {\n      nodes {\n        message\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.HeldPostsTestChatDocument,
    "\n  query HeldPostsTestComments($articleId: Int!) {\n    comments(articleId: $articleId) {\n      nodes {\n        content\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.HeldPostsTestCommentsDocument,
    "\n  query RemovedPostsTest {\n    removedPosts(first: 50) {\n      nodes {\n        id\n        kind\n        excerpt\n        restorableUntil\n        user {\n          name\n        }\n        removedBy {\n          name\n        }\n      }\n    }\n  }\n": typeof types.RemovedPostsTestDocument,
    "\n  mutation RestorePostTest($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n": typeof types.RestorePostTestDocument,
    "\n  mutation DeleteMessageTest($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteMessageTestDocument,
    "\n  mutation MoodTestSubmit($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        user {\n          id\n        }\n        moodLevel\n        moodDescription\n        season\n        gameWeek\n        tierLevel\n        submittedAt\n        updatedAt\n      }\n    }\n  }\n": typeof types.MoodTestSubmitDocument,
    "\n  query MoodTestRead {\n    communityMood {\n      season\n      gameWeek\n      average\n      moods\n      revision\n    }\n    myMood {\n      moodLevel\n      moodDescription\n    }\n  }\n": typeof types.MoodTestReadDocument,
    "\n  fragment MutesTest on OwnMutes {\n    members {\n      name\n    }\n    words {\n      text\n      until\n    }\n  }\n": typeof types.MutesTestFragmentDoc,
    "\n  query MutesTestOwn {\n    me {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": typeof types.MutesTestOwnDocument,
    "\n  query MutesTestOf($id: Int!) {\n    user(id: $id) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": typeof types.MutesTestOfDocument,
    "\n  mutation MutesTestMute($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": typeof types.MutesTestMuteDocument,
    "\n  mutation MutesTestUnmute($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": typeof types.MutesTestUnmuteDocument,
    "\n  mutation MutesTestMuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": typeof types.MutesTestMuteWordDocument,
    "\n  mutation MutesTestUnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": typeof types.MutesTestUnmuteWordDocument,
    "\n  mutation BreakingNewsTestSend($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n        headline\n        url\n        createdAt\n      }\n    }\n  }\n": typeof types.BreakingNewsTestSendDocument,
    "\n  mutation BreakingNewsTestWithdraw($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        sentBy\n        withdrawnAt\n      }\n    }\n  }\n": typeof types.BreakingNewsTestWithdrawDocument,
    "\n  query BreakingNewsTestLatest {\n    latestBreakingNews {\n      id\n      headline\n    }\n  }\n": typeof types.BreakingNewsTestLatestDocument,
    "\n  mutation PinnedLineTestPin($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        id\n        text\n        url\n        pinnedAt\n      }\n    }\n  }\n": typeof types.PinnedLineTestPinDocument,
    "\n  mutation PinnedLineTestUnpin {\n    unpinLine {\n      line {\n        text\n      }\n    }\n  }\n": typeof types.PinnedLineTestUnpinDocument,
    "\n  mutation DeliverTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        total\n      }\n    }\n  }\n": typeof types.DeliverTestSendDocument,
    "\n  query DeliverTestList {\n    newsletters {\n      nodes {\n        id\n        total\n        sent\n        failed\n        skipped\n        finishedAt\n      }\n    }\n  }\n": typeof types.DeliverTestListDocument,
    "\n  mutation NewsletterTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        subject\n        sentBy\n        total\n        finishedAt\n      }\n    }\n  }\n": typeof types.NewsletterTestSendDocument,
    "\n  mutation NewsletterTestTest($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n": typeof types.NewsletterTestTestDocument,
    "\n  query NewsletterTestPreview($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        unsubscribe\n      }\n    }\n  }\n": typeof types.NewsletterTestPreviewDocument,
    "\n  mutation SubscribeTestSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n": typeof types.SubscribeTestSubscribeDocument,
    "\n  query SubscriberDeskTestList(\n    $first: Int! = 25\n    $after: String\n    $search: String\n    $state: SubscriberState\n  ) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        id\n        name\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n": typeof types.SubscriberDeskTestListDocument,
    "\n  mutation SubscriberDeskTestRemove($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.SubscriberDeskTestRemoveDocument,
    "\n  query PushSendingTestKey {\n    pushKey\n  }\n": typeof types.PushSendingTestKeyDocument,
    "\n  mutation PushTestSubscribe($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n": typeof types.PushTestSubscribeDocument,
    "\n  mutation PushTestUnsubscribe($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n": typeof types.PushTestUnsubscribeDocument,
    "\n  query PushTestKey {\n    pushKey\n  }\n": typeof types.PushTestKeyDocument,
    "\n  fragment EmbedScore_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    status {\n      period\n      displayClock\n    }\n    homeTeam {\n      ...EmbedScore_team\n    }\n    awayTeam {\n      ...EmbedScore_team\n    }\n  }\n": typeof types.EmbedScore_GameFragmentDoc,
    "\n  fragment EmbedScore_team on LiveTeam {\n    name\n    abbreviation\n    score\n    possession\n  }\n": typeof types.EmbedScore_TeamFragmentDoc,
    "\n  query EmbedScore {\n    liveGame {\n      ...EmbedScore_game\n    }\n    nextGame {\n      opponent\n      isHome\n      date\n      gameTime\n      kickoffAt\n      tvNetwork\n    }\n    lastCompletedGame {\n      opponent\n      isHome\n      result\n      score\n    }\n  }\n": typeof types.EmbedScoreDocument,
    "\n  subscription EmbedScoreEvents {\n    liveGame {\n      ...EmbedScore_game\n    }\n  }\n": typeof types.EmbedScoreEventsDocument,
    "\n  subscription EmbedGameEvents {\n    gameEvents {\n      gameId\n    }\n  }\n": typeof types.EmbedGameEventsDocument,
    "\n  fragment EmbedChat_message on ChatMessage {\n    id\n    message\n    createdAt\n    likeCount\n    revision\n    user {\n      name\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.EmbedChat_MessageFragmentDoc,
    "\n  query EmbedChat($last: Int!) {\n    chat(last: $last) {\n      nodes {\n        ...EmbedChat_message\n      }\n    }\n  }\n": typeof types.EmbedChatDocument,
    "\n  subscription EmbedChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...EmbedChat_message\n      }\n    }\n  }\n": typeof types.EmbedChatEventsDocument,
    "\n  subscription EmbedMemberEvents {\n    memberEvents {\n      userId\n    }\n  }\n": typeof types.EmbedMemberEventsDocument,
    "\n  query EmbedBoard($first: Int!) {\n    leaderboard {\n      totalParticipants\n      game {\n        week\n        opponent\n      }\n    }\n    boardLineups(first: $first) {\n      nodes {\n        id\n        weeklyRank\n        isTied\n        lineupName\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.EmbedBoardDocument,
    "\n  subscription EmbedBoardEvents {\n    fantasyEvents {\n      refetchWithin\n    }\n  }\n": typeof types.EmbedBoardEventsDocument,
    "\n  mutation EmbedTestKeep($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n": typeof types.EmbedTestKeepDocument,
    "\n  mutation EmbedTestPost($input: PostChatMessageInput!) {\n    postChatMessage(input: $input) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.EmbedTestPostDocument,
    "\n  query OwnPhotosTest($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OwnPhotosTestDocument,
    "\n  mutation OwnPhotosTestDelete($id: Int!) {\n    deleteOwnPhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.OwnPhotosTestDeleteDocument,
    "\n  mutation OwnPhotosTestReview($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n      }\n    }\n  }\n": typeof types.OwnPhotosTestReviewDocument,
    "\n  mutation PhotoReviewTest($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        state\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.PhotoReviewTestDocument,
    "\n  query PhotoReviewTestLists {\n    pending: allPhotos(state: PENDING) {\n      nodes {\n        id\n      }\n    }\n    shown: allPhotos(state: APPROVED) {\n      nodes {\n        id\n      }\n    }\n    rejected: allPhotos(state: REJECTED) {\n      nodes {\n        id\n      }\n    }\n    both: allPhotos {\n      nodes {\n        id\n      }\n    }\n    pendingPhotoCount\n  }\n": typeof types.PhotoReviewTestListsDocument,
    "\n  query EspnSummaryTestSeen($gameId: Int!) {\n    liveGame {\n      isFinal\n      isStale\n      playPosition\n      homeTeam {\n        score\n      }\n      awayTeam {\n        score\n      }\n    }\n    plays(gameId: $gameId) {\n      nodes {\n        kind\n        status\n        points\n        text\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n      isComplete\n    }\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n    liveBoard(gameId: $gameId) {\n      lineups {\n        totalPoints\n      }\n    }\n  }\n": typeof types.EspnSummaryTestSeenDocument,
    "\n  mutation EspnSummaryTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n": typeof types.EspnSummaryTestSubmitDocument,
    "\n  query PlayPagesTestLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 2, after: $after) {\n      nodes {\n        kind\n        position\n        play {\n          points\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PlayPagesTestLogDocument,
    "\n  query PlayPagesTestPage(\n    $gameId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $markersOnly: Boolean!\n  ) {\n    plays(\n      gameId: $gameId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      markersOnly: $markersOnly\n    ) {\n      edges {\n        cursor\n        node {\n          order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": typeof types.PlayPagesTestPageDocument,
    "\n  query RecordPlaysTestRead($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        order\n        text\n        status\n        points\n        revision\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n    }\n    liveGame {\n      homeTeam {\n        score\n      }\n      lastPlay {\n        order\n      }\n      lastScore {\n        play {\n          points\n        }\n        attempt {\n          kind\n        }\n      }\n      situation {\n        side\n        down\n        toGo\n        ballOn\n      }\n      playPosition\n    }\n  }\n": typeof types.RecordPlaysTestReadDocument,
    "\n  query RecordPlaysTestGame($gameId: Int!) {\n    game(id: $gameId) {\n      startedAt\n      result\n      score\n      version\n    }\n  }\n": typeof types.RecordPlaysTestGameDocument,
    "\n  query ScoringTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n": typeof types.ScoringTestStateDocument,
    "\n  query ScoringTestBoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n": typeof types.ScoringTestBoxScoreDocument,
    "\n  mutation TakeOverTestClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n": typeof types.TakeOverTestClockDocument,
    "\n  mutation TakeOverTestTake($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        isFed\n        homeTeam {\n          score\n        }\n      }\n    }\n  }\n": typeof types.TakeOverTestTakeDocument,
    "\n  mutation TakeOverTestScore($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n": typeof types.TakeOverTestScoreDocument,
    "\n  mutation TakeOverTestSave($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        id\n      }\n    }\n  }\n": typeof types.TakeOverTestSaveDocument,
    "\n  query TakeOverTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n": typeof types.TakeOverTestStateDocument,
    "\n  mutation AnsweredQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        status\n        answeredIn {\n          id\n        }\n      }\n    }\n  }\n": typeof types.AnsweredQuestionsTestLinkDocument,
    "\n  query MyQuestionsTestMine($first: Int! = 20, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isOnAir\n        answeredAtSeconds\n        answeredIn {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyQuestionsTestMineDocument,
    "\n  mutation MyQuestionsTestSetOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        status\n        isOnAir\n        answeredAtSeconds\n      }\n    }\n  }\n": typeof types.MyQuestionsTestSetOnAirDocument,
    "\n  mutation MyQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        answeredAtSeconds\n      }\n    }\n  }\n": typeof types.MyQuestionsTestLinkDocument,
    "\n  query QuestionReviewTestList($filter: QuestionFilter!, $first: Int! = 100, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isApproved\n        user {\n          name\n          favoriteTeam\n        }\n      }\n    }\n    pendingQuestionCount\n  }\n": typeof types.QuestionReviewTestListDocument,
    "\n  mutation QuestionReviewTestApprove($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        id\n        status\n        isApproved\n      }\n    }\n  }\n": typeof types.QuestionReviewTestApproveDocument,
    "\n  mutation QuestionReviewTestSetStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        status\n        isApproved\n      }\n    }\n  }\n": typeof types.QuestionReviewTestSetStatusDocument,
    "\n  mutation QuestionReviewTestDelete($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.QuestionReviewTestDeleteDocument,
    "\n  mutation QuestionTestSubmit($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n        question\n        isApproved\n        status\n        createdAt\n      }\n    }\n  }\n": typeof types.QuestionTestSubmitDocument,
    "\n  mutation SetReactionTest($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        __typename\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n": typeof types.SetReactionTestDocument,
    "\n  query ReactionsOfChatTest {\n    chat(last: 1) {\n      nodes {\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n": typeof types.ReactionsOfChatTestDocument,
    "\n  fragment ReviewTest on ContentReport {\n    id\n    status\n    actionTaken\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n    isContentThere\n  }\n": typeof types.ReviewTestFragmentDoc,
    "\n  query ReviewTestList($filter: ReportFilter!) {\n    reports(filter: $filter, first: 100) {\n      nodes {\n        ...ReviewTest\n      }\n    }\n  }\n": typeof types.ReviewTestListDocument,
    "\n  mutation ReviewTestDismiss($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n": typeof types.ReviewTestDismissDocument,
    "\n  mutation ReviewTestDeleteContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n": typeof types.ReviewTestDeleteContentDocument,
    "\n  mutation ReviewTestDelete($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.ReviewTestDeleteDocument,
    "\n  mutation ReportTestReport($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n": typeof types.ReportTestReportDocument,
    "\n  fragment RestUser on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n  }\n": typeof types.RestUserFragmentDoc,
    "\n      mutation RestSignUp($input: SignUpInput!) {\n        signUp(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestSignUpDocument,
    "\n      mutation RestSignIn($input: SignInInput!) {\n        signIn(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestSignInDocument,
    "\n      mutation RestSignOut {\n        signOut {\n          isSignedOut\n        }\n      }\n    ": typeof types.RestSignOutDocument,
    "\n      mutation RestRestoreSession($userId: Int) {\n        restoreSession(input: { userId: $userId }) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestRestoreSessionDocument,
    "\n      mutation RestForgotPassword($email: String!) {\n        requestPasswordReset(input: { email: $email }) {\n          request {\n            message\n          }\n        }\n      }\n    ": typeof types.RestForgotPasswordDocument,
    "\n      mutation RestResetPassword($input: ResetPasswordInput!) {\n        resetPassword(input: $input) {\n          isChanged\n        }\n      }\n    ": typeof types.RestResetPasswordDocument,
    "\n      query RestUserById($id: Int!) {\n        user(id: $id) {\n          ...RestUser\n        }\n      }\n    ": typeof types.RestUserByIdDocument,
    "\n      mutation RestUpdateAvatar($input: UpdateAvatarInput!) {\n        updateAvatar(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestUpdateAvatarDocument,
    "\n      mutation RestUpdateProfile($input: UpdateProfileInput!) {\n        updateProfile(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestUpdateProfileDocument,
    "\n      mutation RestChangePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) {\n          isChanged\n        }\n      }\n    ": typeof types.RestChangePasswordDocument,
    "\n      query RestAllArticles($after: String) {\n        allArticles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestAllArticlesDocument,
    "\n      mutation RestCreateArticle($input: ArticleInput!, $published: Boolean!) {\n        createArticle(input: { article: $input, isPublished: $published }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestCreateArticleDocument,
    "\n      mutation RestUpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n        updateArticle(input: { id: $id, article: $input, version: $version }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestUpdateArticleDocument,
    "\n      mutation RestPublishArticle($id: Int!) {\n        publishArticle(input: { id: $id }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestPublishArticleDocument,
    "\n      mutation RestScheduleArticle($id: Int!, $at: DateTime) {\n        scheduleArticle(input: { id: $id, at: $at }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestScheduleArticleDocument,
    "\n      mutation RestDeleteArticle($id: Int!) {\n        deleteArticle(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteArticleDocument,
    "\n  fragment RestArticle on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    imageUrls\n    readTime\n    viewCount\n    shareCount\n    likeCount\n    commentCount\n    published: isPublished\n    publishedAt\n    scheduledPublishAt\n    createdAt\n    updatedAt\n    version\n  }\n": typeof types.RestArticleFragmentDoc,
    "\n      query RestRecentArticles {\n        articles(first: 3) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestRecentArticlesDocument,
    "\n      query RestPublishedArticles($after: String) {\n        articles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestPublishedArticlesDocument,
    "\n      query RestArticleById($id: Int!) {\n        article(id: $id, drafts: true) {\n          ...RestArticle\n        }\n      }\n    ": typeof types.RestArticleByIdDocument,
    "\n      query RestArticleNavigation($id: Int!) {\n        articleNavigation(id: $id) {\n          previousArticle {\n            id\n            title\n          }\n          nextArticle {\n            id\n            title\n          }\n        }\n      }\n    ": typeof types.RestArticleNavigationDocument,
    "\n      mutation RestUploadImage($image: Upload!, $crop: String) {\n        uploadImage(input: { image: $image, crop: $crop }) {\n          image {\n            url\n            width\n            height\n            placeholder\n            sources {\n              type\n              srcset\n            }\n            crop {\n              x\n              y\n              scale\n            }\n          }\n        }\n      }\n    ": typeof types.RestUploadImageDocument,
    "\n      mutation RestRecordArticleView($id: Int!) {\n        recordArticleView(input: { id: $id }) {\n          article {\n            id\n            viewCount\n          }\n        }\n      }\n    ": typeof types.RestRecordArticleViewDocument,
    "\n      mutation RestRecordArticleShare($id: Int!) {\n        recordArticleShare(input: { id: $id }) {\n          article {\n            id\n            shareCount\n          }\n        }\n      }\n    ": typeof types.RestRecordArticleShareDocument,
    "\n      mutation RestToggleArticleLike($id: Int!) {\n        setLike(input: { kind: ARTICLE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": typeof types.RestToggleArticleLikeDocument,
    "\n      query RestArticleLikeStatus($id: Int!) {\n        article(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    ": typeof types.RestArticleLikeStatusDocument,
    "\n      query RestArticleLikeCount($id: Int!) {\n        article(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    ": typeof types.RestArticleLikeCountDocument,
    "\n  fragment RestChatMessage on ChatMessage {\n    id\n    message\n    likes: likeCount\n    isLikedByMe\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.RestChatMessageFragmentDoc,
    "\n      query RestChatStatus {\n        chatStatus {\n          isOpen\n          nextGameDate\n          opensAt\n          closesAt\n        }\n      }\n    ": typeof types.RestChatStatusDocument,
    "\n      query RestChatMessages {\n        chat(last: 100) {\n          nodes {\n            ...RestChatMessage\n          }\n        }\n      }\n    ": typeof types.RestChatMessagesDocument,
    "\n      mutation RestPostChatMessage($input: PostChatMessageInput!) {\n        postChatMessage(input: $input) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    ": typeof types.RestPostChatMessageDocument,
    "\n      mutation RestEditChatMessage($id: Int!, $message: String!) {\n        editChatMessage(input: { id: $id, message: $message }) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    ": typeof types.RestEditChatMessageDocument,
    "\n      mutation RestDeleteChatMessage($id: Int!) {\n        deleteChatMessage(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteChatMessageDocument,
    "\n      mutation RestToggleChatLike($id: Int!) {\n        setLike(input: { kind: CHAT_MESSAGE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": typeof types.RestToggleChatLikeDocument,
    "\n      mutation RestSubmitCheckIn(\n        $image: Upload!\n        $location: String!\n        $description: String\n        $gameId: Int\n      ) {\n        submitCheckIn(\n          input: { image: $image, location: $location, description: $description, gameId: $gameId }\n        ) {\n          checkIn {\n            id\n            user {\n              id\n            }\n            game {\n              id\n            }\n            location\n            description\n            photo {\n              url\n              width\n              height\n            }\n            approved: isApproved\n            createdAt\n          }\n        }\n      }\n    ": typeof types.RestSubmitCheckInDocument,
    "\n  fragment RestComment on Comment {\n    id\n    article {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.RestCommentFragmentDoc,
    "\n      query RestComments($articleId: Int!, $after: String) {\n        comments(articleId: $articleId, first: 100, after: $after) {\n          nodes {\n            ...RestComment\n          }\n        }\n      }\n    ": typeof types.RestCommentsDocument,
    "\n      mutation RestPostComment($input: PostCommentInput!) {\n        postComment(input: $input) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    ": typeof types.RestPostCommentDocument,
    "\n      mutation RestEditComment($id: Int!, $content: String!) {\n        editComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    ": typeof types.RestEditCommentDocument,
    "\n      mutation RestDeleteComment($id: Int!) {\n        deleteComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteCommentDocument,
    "\n      mutation RestToggleCommentLike($id: Int!) {\n        setLike(input: { kind: COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": typeof types.RestToggleCommentLikeDocument,
    "\n      query RestCommentLikeStatus($id: Int!) {\n        comment(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    ": typeof types.RestCommentLikeStatusDocument,
    "\n  fragment RestContact on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n": typeof types.RestContactFragmentDoc,
    "\n      mutation RestSubmitContact($input: SubmitContactInput!) {\n        submitContact(input: $input) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    ": typeof types.RestSubmitContactDocument,
    "\n      query RestContactSubmissions(\n        $category: ContactCategory\n        $statuses: [ContactStatus!]\n        $after: String\n      ) {\n        contactSubmissions(category: $category, statuses: $statuses, first: 100, after: $after) {\n          nodes {\n            ...RestContact\n          }\n        }\n      }\n    ": typeof types.RestContactSubmissionsDocument,
    "\n      mutation RestSetContactStatus($id: Int!, $status: ContactStatus!) {\n        setContactStatus(input: { id: $id, status: $status }) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    ": typeof types.RestSetContactStatusDocument,
    "\n      mutation RestDeleteContact($id: Int!) {\n        deleteContactSubmission(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteContactDocument,
    "\n      query RestLineupSubmissions($gameId: Int!) {\n        lineupSubmissions(gameId: $gameId) {\n          id\n          userName\n          userEmail\n          lineupName\n          submittedAt\n        }\n      }\n    ": typeof types.RestLineupSubmissionsDocument,
    "\n      query RestCompletedGames {\n        completedGames {\n          id\n          week\n          season\n          opponent\n          isHome\n          date\n          gameTime\n          tvNetwork\n          isPlayoff\n          createdAt\n          result\n          score\n          statsImported: hasStats\n          isScored\n          leaderboardGenerated: hasLeaderboard\n          lineups\n        }\n      }\n    ": typeof types.RestCompletedGamesDocument,
    "\n      query RestGameStats($gameId: Int!) {\n        gameStats(gameId: $gameId) {\n          id\n          game {\n            id\n          }\n          playerName\n          position\n          isOnRoster\n          fantasyPoints\n          createdAt\n          figures {\n            stat\n            value\n          }\n        }\n      }\n    ": typeof types.RestGameStatsDocument,
    "\n      mutation RestUploadStats($gameId: Int!, $statsFile: Upload) {\n        uploadStats(input: { gameId: $gameId, statsFile: $statsFile }) {\n          players\n          unmatched\n        }\n      }\n    ": typeof types.RestUploadStatsDocument,
    "\n      query RestStatsTemplate {\n        statsTemplate {\n          fileName\n          base64\n        }\n      }\n    ": typeof types.RestStatsTemplateDocument,
    "\n      mutation RestProcessGame($gameId: Int!) {\n        processGame(input: { gameId: $gameId }) {\n          lineups\n        }\n      }\n    ": typeof types.RestProcessGameDocument,
    "\n      query RestCurrentLeaderboard {\n        leaderboard {\n          id\n          game {\n            ...RestBoardGame\n          }\n          firstPlace {\n            ...RestPlace\n          }\n          secondPlace {\n            ...RestPlace\n          }\n          thirdPlace {\n            ...RestPlace\n          }\n          totalParticipants\n          isFinalized\n          userRank\n          userPoints\n          createdAt\n          updatedAt\n        }\n      }\n\n      fragment RestBoardGame on Game {\n        id\n        week\n        season\n        opponent\n        date\n      }\n\n      fragment RestPlace on LeaderboardPlace {\n        points\n        rank\n        user {\n          id\n          name\n          avatarUrl\n          avatarType\n          favoriteTeam\n          isAdmin\n          isMvp\n        }\n      }\n    ": typeof types.RestCurrentLeaderboardDocument,
    "\n      query RestExpandedLeaderboard($after: String) {\n        boardLineups(first: 100, after: $after) {\n          nodes {\n            id\n            user {\n              id\n              name\n            }\n            lineupName\n            weeklyRank\n            isTied\n            totalPoints\n            captainBonusPoints\n            picks {\n              slot\n              player {\n                id\n              }\n              name\n              position\n              isCaptain\n              points\n            }\n          }\n        }\n      }\n    ": typeof types.RestExpandedLeaderboardDocument,
    "\n      query RestFantasyDashboard {\n        fantasyDashboard {\n          season\n          level\n          trend\n          bestRank\n          bestWeek\n          stats {\n            totalGames\n            totalPoints\n            averagePoints\n            seasonRank\n            seasonTotalParticipants\n            topFinishes\n            top10Finishes\n          }\n          bestPerformances {\n            ...RestPlayedGame\n          }\n          recentGames {\n            ...RestPlayedGame\n          }\n          allLineups {\n            ...RestPlayedGame\n          }\n        }\n      }\n\n      fragment RestPlayedGame on PlayedGame {\n        game {\n          ...RestBoardGame\n        }\n        lineupName\n        totalPoints\n        weeklyRank\n      }\n    ": typeof types.RestFantasyDashboardDocument,
    "\n      query RestLineupStatus($gameId: Int!) {\n        lineupStatus(gameId: $gameId) {\n          isOpen\n          closedBecause\n          nextOpenDate\n        }\n      }\n    ": typeof types.RestLineupStatusDocument,
    "\n      query RestMyLineup($gameId: Int!) {\n        myLineup(gameId: $gameId) {\n          ...RestLineup\n        }\n      }\n\n      fragment RestLineup on Lineup {\n        id\n        user {\n          id\n        }\n        game {\n          id\n          week\n          season\n        }\n        lineupName\n        picks {\n          slot\n          isCaptain\n          player {\n            id\n          }\n        }\n        isScored\n        totalPoints\n        captainBonusPoints\n        weeklyRank\n        submittedAt\n        lockedAt\n      }\n    ": typeof types.RestMyLineupDocument,
    "\n      mutation RestSubmitLineup($gameId: Int, $input: LineupInput!) {\n        submitLineup(input: { gameId: $gameId, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    ": typeof types.RestSubmitLineupDocument,
    "\n      mutation RestUpdateLineup($id: Int!, $input: LineupInput!) {\n        updateLineup(input: { id: $id, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    ": typeof types.RestUpdateLineupDocument,
    "\n      query RestLiveGame {\n        liveGame {\n          gameId\n          isLive\n          isFinal\n          isPlayoff\n          homeTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          awayTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          status {\n            period\n            displayClock\n          }\n        }\n      }\n    ": typeof types.RestLiveGameDocument,
    "\n      query RestLastCompletedGame {\n        lastCompletedGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          result\n          score\n          isPlayoff\n          createdAt\n        }\n      }\n    ": typeof types.RestLastCompletedGameDocument,
    "\n      query RestNextGame {\n        nextGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          isPlayoff\n          createdAt\n        }\n      }\n    ": typeof types.RestNextGameDocument,
    "\n      query RestSeasonRecord($season: Int!) {\n        seasonRecord(season: $season) {\n          id\n          season\n          wins\n          losses\n          preseasonWins\n          preseasonLosses\n          isRegularSeasonStarted\n          lastUpdated\n          createdAt\n        }\n      }\n    ": typeof types.RestSeasonRecordDocument,
    "\n      query RestArticleAnalytics($first: Int!) {\n        articleAnalytics(first: $first) {\n          nodes {\n            id\n            title\n            author\n            category\n            publishedAt\n            readTime\n            viewCount\n            likeCount\n            commentCount\n            shareCount\n            engagementRate\n          }\n        }\n      }\n    ": typeof types.RestArticleAnalyticsDocument,
    "\n      query RestSponsorMetrics {\n        sponsorMetrics {\n          asOf\n          members\n          newMembers\n          publishedArticles\n          articleViews\n          articleShares\n          fanPhotos\n          engagementPerDay\n          engagementAverage\n          subscriberCount\n          teams {\n            name\n            count\n            percent\n          }\n          countries {\n            name\n            count\n            percent\n          }\n          topLocations {\n            name\n            count\n            percent\n          }\n          categories {\n            category\n            articles\n            views\n            likes\n            comments\n            shares\n          }\n        }\n      }\n    ": typeof types.RestSponsorMetricsDocument,
    "\n      query RestCommunityMood {\n        communityMood {\n          average\n          moods\n          season\n          gameWeek\n        }\n      }\n    ": typeof types.RestCommunityMoodDocument,
    "\n      mutation RestSubmitMood($input: SubmitMoodInput!) {\n        submitMood(input: $input) {\n          mood {\n            id\n            user {\n              id\n            }\n            moodLevel\n            moodDescription\n            season\n            gameWeek\n            tierLevel\n            submittedAt\n            updatedAt\n          }\n        }\n      }\n    ": typeof types.RestSubmitMoodDocument,
    "\n      mutation RestSendNewsletter($input: SendNewsletterInput!) {\n        sendNewsletter(input: $input) {\n          newsletter {\n            id\n            subject\n            total\n            createdAt\n          }\n        }\n      }\n    ": typeof types.RestSendNewsletterDocument,
    "\n  fragment RestPhotoComment on PhotoComment {\n    id\n    photo {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.RestPhotoCommentFragmentDoc,
    "\n      query RestPhotoComments($photoId: Int!, $after: String) {\n        photoComments(photoId: $photoId, first: 100, after: $after) {\n          nodes {\n            ...RestPhotoComment\n          }\n        }\n      }\n    ": typeof types.RestPhotoCommentsDocument,
    "\n      mutation RestPostPhotoComment($input: PostPhotoCommentInput!) {\n        postPhotoComment(input: $input) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    ": typeof types.RestPostPhotoCommentDocument,
    "\n      mutation RestEditPhotoComment($id: Int!, $content: String!) {\n        editPhotoComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    ": typeof types.RestEditPhotoCommentDocument,
    "\n      mutation RestDeletePhotoComment($id: Int!) {\n        deletePhotoComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeletePhotoCommentDocument,
    "\n      mutation RestTogglePhotoCommentLike($id: Int!) {\n        setLike(input: { kind: PHOTO_COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": typeof types.RestTogglePhotoCommentLikeDocument,
    "\n  fragment RestPhoto on Photo {\n    id\n    imageUrl\n    mimeType\n    category\n    description\n    approved: isApproved\n    featured: isFeatured\n    likes: likeCount\n    liked: isLikedByMe\n    createdAt\n    image {\n      url\n      width\n      height\n      placeholder\n      sources {\n        type\n        srcset\n      }\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.RestPhotoFragmentDoc,
    "\n      query RestPhotos($category: PhotoCategory, $excludeAi: Boolean!, $after: String) {\n        photos(category: $category, excludeAi: $excludeAi, first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    ": typeof types.RestPhotosDocument,
    "\n      query RestAllPhotos($after: String) {\n        allPhotos(first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    ": typeof types.RestAllPhotosDocument,
    "\n      query RestPhotoById($id: Int!) {\n        photo(id: $id) {\n          ...RestPhoto\n        }\n      }\n    ": typeof types.RestPhotoByIdDocument,
    "\n      query RestPhotoNavigation($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n        photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n          previousPhoto {\n            ...RestPhoto\n          }\n          nextPhoto {\n            ...RestPhoto\n          }\n          currentIndex\n          totalCount\n        }\n      }\n    ": typeof types.RestPhotoNavigationDocument,
    "\n      query RestPhotoLikeStatus($id: Int!) {\n        photo(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    ": typeof types.RestPhotoLikeStatusDocument,
    "\n      query RestPhotoLikeCount($id: Int!) {\n        photo(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    ": typeof types.RestPhotoLikeCountDocument,
    "\n      mutation RestTogglePhotoLike($id: Int!) {\n        setLike(input: { kind: PHOTO, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": typeof types.RestTogglePhotoLikeDocument,
    "\n      mutation RestUploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n        uploadPhoto(input: { details: $input, image: $image }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    ": typeof types.RestUploadPhotoDocument,
    "\n      mutation RestApprovePhoto($id: Int!) {\n        approvePhoto(input: { id: $id }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    ": typeof types.RestApprovePhotoDocument,
    "\n      mutation RestDeletePhoto($id: Int!) {\n        deletePhoto(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeletePhotoDocument,
    "\n  fragment RestQuestion on Question {\n    id\n    question\n    approved: isApproved\n    status\n    createdAt\n    user {\n      id\n      name\n      favoriteTeam\n    }\n  }\n": typeof types.RestQuestionFragmentDoc,
    "\n      mutation RestSubmitQuestion($input: SubmitQuestionInput!) {\n        submitQuestion(input: $input) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    ": typeof types.RestSubmitQuestionDocument,
    "\n      query RestQuestions($filter: QuestionFilter!, $after: String) {\n        questions(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestQuestion\n          }\n        }\n      }\n    ": typeof types.RestQuestionsDocument,
    "\n      mutation RestApproveQuestion($id: Int!) {\n        approveQuestion(input: { id: $id }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    ": typeof types.RestApproveQuestionDocument,
    "\n      mutation RestSetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n        setQuestionStatus(input: { id: $id, status: $status }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    ": typeof types.RestSetQuestionStatusDocument,
    "\n      mutation RestDeleteQuestion($id: Int!) {\n        deleteQuestion(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteQuestionDocument,
    "\n  fragment RestReport on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    adminNotes\n    createdAt\n    reporter {\n      id\n    }\n    reviewedBy {\n      id\n    }\n    reportedContentBackup\n    reportedUserNameBackup\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n  }\n": typeof types.RestReportFragmentDoc,
    "\n  mutation RestReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n": typeof types.RestReportContentDocument,
    "\n      query RestReports($filter: ReportFilter!, $after: String) {\n        reports(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestReport\n          }\n        }\n      }\n    ": typeof types.RestReportsDocument,
    "\n      mutation RestDismissReport($id: Int!) {\n        dismissReport(input: { id: $id }) {\n          report {\n            ...RestReport\n          }\n        }\n      }\n    ": typeof types.RestDismissReportDocument,
    "\n      mutation RestDeleteReport($id: Int!) {\n        deleteReport(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteReportDocument,
    "\n  fragment RestRosterPosition on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      shortName\n      jersey\n      position\n      positionGroup\n      isStarter\n      weight\n      height\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n": typeof types.RestRosterPositionFragmentDoc,
    "\n      query RestRoster {\n        roster {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    ": typeof types.RestRosterDocument,
    "\n      query RestDepthChart {\n        depthChart {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    ": typeof types.RestDepthChartDocument,
    "\n      query RestSearch($query: String!) {\n        search(query: $query, first: 50) {\n          nodes {\n            type\n            id\n            title\n            description\n            url\n            thumbnailUrl\n            contentType\n            isLive\n            isPlayoff\n            week\n            approved: isApproved\n            publishedAt\n            createdAt\n            date\n          }\n          totalCount\n          query\n        }\n      }\n    ": typeof types.RestSearchDocument,
    "\n  fragment RestContentItem on ContentItem {\n    id\n    type\n    title\n    description\n    url\n    duration\n    publishedAt\n    thumbnailUrl\n    externalId\n    isLive\n    isCurrentlyLive\n    viewCount\n    createdAt\n  }\n": typeof types.RestContentItemFragmentDoc,
    "\n      query RestLatestLive {\n        latestContent(type: LIVE) {\n          ...RestContentItem\n        }\n      }\n    ": typeof types.RestLatestLiveDocument,
    "\n      query RestLatestVideo {\n        latestContent(type: YOUTUBE) {\n          ...RestContentItem\n        }\n      }\n    ": typeof types.RestLatestVideoDocument,
    "\n      query RestRecentShorts {\n        recentContent(type: SHORTS) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    ": typeof types.RestRecentShortsDocument,
    "\n      query RestRecentEpisodes {\n        recentContent(type: PODCAST) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    ": typeof types.RestRecentEpisodesDocument,
    "\n      query RestChannelStats {\n        channelStats {\n          subscriberCount\n        }\n      }\n    ": typeof types.RestChannelStatsDocument,
    "\n      query RestUsers($filter: UserFilterInput, $sort: UserSort!, $first: Int!, $after: String) {\n        users(filter: $filter, sort: $sort, first: $first, after: $after) {\n          nodes {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestUsersDocument,
    "\n      mutation RestDeleteUser($id: Int!) {\n        deleteUser(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": typeof types.RestDeleteUserDocument,
    "\n  mutation RosterDeskTestAdd($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n        positionGroup\n        isStarter\n        weight\n        height\n        age\n        experience\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n": typeof types.RosterDeskTestAddDocument,
    "\n  mutation RosterDeskTestUpdate($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n      }\n    }\n  }\n": typeof types.RosterDeskTestUpdateDocument,
    "\n  mutation RosterDeskTestInjure($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n": typeof types.RosterDeskTestInjureDocument,
    "\n  mutation RosterDeskTestRemove($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n": typeof types.RosterDeskTestRemoveDocument,
    "\n  query RosterDeskTestManaged {\n    managedRoster {\n      isFromProvider\n      players {\n        name\n      }\n    }\n  }\n": typeof types.RosterDeskTestManagedDocument,
    "\n  query RosterTestRead {\n    roster {\n      offense {\n        position\n        displayName\n        players {\n          name\n          shortName\n          jersey\n          positionGroup\n        }\n      }\n      defense {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      specialTeams {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      lastUpdated\n    }\n  }\n": typeof types.RosterTestReadDocument,
    "\n  query TestSearch($query: String!, $filter: SearchFilter, $first: Int) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      query\n      nodes {\n        type\n        id\n        title\n        url\n        date\n        week\n        titleParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n": typeof types.TestSearchDocument,
    "\n  query DemoGuestsTestSeen($gameId: Int!) {\n    chatMessages(last: 100) {\n      id\n      message\n      userName\n      isDemo\n      likeCount\n      period\n      clientId\n    }\n    liveBoard(gameId: $gameId) {\n      totalParticipants\n    }\n  }\n": typeof types.DemoGuestsTestSeenDocument,
    "\n  mutation DemoGuestsTestRemove($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DemoGuestsTestRemoveDocument,
    "\n  query ShowArchiveTestList(\n    $types: [ContentType!]\n    $first: Int! = 100\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n": typeof types.ShowArchiveTestListDocument,
    "\n  query ShowArchiveTestOne($id: Int!) {\n    show(id: $id) {\n      id\n      title\n      state\n      season\n      audioUrl\n      chapters {\n        start\n      }\n    }\n  }\n": typeof types.ShowArchiveTestOneDocument,
    "\n  query ContentTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 2) {\n      nodes {\n        title\n        publishedAt\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": typeof types.ContentTestHomeDocument,
    "\n  mutation SaveListeningTest($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        show {\n          id\n        }\n        seconds\n        heardAt\n      }\n    }\n  }\n": typeof types.SaveListeningTestDocument,
    "\n  query ListeningTest($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n": typeof types.ListeningTestDocument,
    "\n  mutation ShowDeskTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": typeof types.ShowDeskTestAddDocument,
    "\n  mutation ShowDeskTestUpdate($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        state\n        show {\n          title\n          type\n          url\n          description\n          externalId\n          publishedAt\n          isLive\n          isCurrentlyLive\n        }\n      }\n    }\n  }\n": typeof types.ShowDeskTestUpdateDocument,
    "\n  mutation ShowDeskTestHide($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        state\n      }\n    }\n  }\n": typeof types.ShowDeskTestHideDocument,
    "\n  mutation ShowDeskTestDelete($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.ShowDeskTestDeleteDocument,
    "\n  query ShowDeskTestList($first: Int! = 20, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ShowDeskTestListDocument,
    "\n  mutation ShowTestTurn($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n": typeof types.ShowTestTurnDocument,
    "\n  mutation ShowTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n        title\n        externalId\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n": typeof types.ShowTestAddDocument,
    "\n  mutation ShowTestSave($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n        description\n        externalId\n        isLive\n        isCurrentlyLive\n      }\n    }\n  }\n": typeof types.ShowTestSaveDocument,
    "\n  query ShowTestLatest {\n    latestContent(type: LIVE) {\n      id\n    }\n  }\n": typeof types.ShowTestLatestDocument,
    "\n  mutation SetShowSourceTest($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        nextAt\n        fault\n      }\n    }\n  }\n": typeof types.SetShowSourceTestDocument,
    "\n  mutation EditShowTextsTest($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": typeof types.EditShowTextsTestDocument,
    "\n  mutation AddShowTextsTest($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": typeof types.AddShowTextsTestDocument,
    "\n  query ShowTextsTest($id: Int!) {\n    show(id: $id) {\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n    }\n    showTranscript(id: $id) {\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n": typeof types.ShowTextsTestDocument,
    "\n  query FirstStepsTest {\n    firstSteps {\n      hasMailServer\n      steps {\n        step\n        isDone\n      }\n    }\n  }\n": typeof types.FirstStepsTestDocument,
    "\n  mutation TryFirstStepTest($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        steps {\n          step\n          isDone\n        }\n      }\n    }\n  }\n": typeof types.TryFirstStepTestDocument,
    "\n  mutation HideFirstStepsTest {\n    hideFirstSteps {\n      firstSteps {\n        hasMailServer\n      }\n    }\n  }\n": typeof types.HideFirstStepsTestDocument,
    "\n  query SiteSettingsTest {\n    siteSettings {\n      name\n      tagline\n      facebookUrl\n      partnersEmail\n      postalAddress\n      season\n      flagshipDay\n      flagshipTime\n      fallbackSubscribers\n      isFantasyOpen\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": typeof types.SiteSettingsTestDocument,
    "\n  mutation SaveSiteSettingsTest($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        name\n        tagline\n        season\n      }\n    }\n  }\n": typeof types.SaveSiteSettingsTestDocument,
    "\n  mutation StartSeasonTest($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n": typeof types.StartSeasonTestDocument,
    "\n  query FiltersTest {\n    filters {\n      id\n      name\n      rule\n      words\n      pattern\n      allowedHosts\n      count\n      minutes\n      memberDays\n      kinds\n      action\n      message\n      isOn\n    }\n  }\n": typeof types.FiltersTestDocument,
    "\n  query FilterTrialTest($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        kind\n        id\n        text\n        user {\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.FilterTrialTestDocument,
    "\n  mutation AddFilterTest($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        id\n      }\n    }\n  }\n": typeof types.AddFilterTestDocument,
    "\n  mutation UpdateFilterTest($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        isOn\n      }\n    }\n  }\n": typeof types.UpdateFilterTestDocument,
    "\n  mutation DeleteFilterTest($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteFilterTestDocument,
    "\n  mutation FiltersTestPost($message: String!, $clientId: String) {\n    postChatMessage(input: { message: $message, clientId: $clientId }) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.FiltersTestPostDocument,
    "\n  mutation FiltersTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.FiltersTestEditDocument,
    "\n  query FiltersTestRemoved {\n    removedPosts {\n      nodes {\n        excerpt\n      }\n    }\n  }\n": typeof types.FiltersTestRemovedDocument,
    "\n  mutation FiltersTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n      }\n    }\n  }\n": typeof types.FiltersTestCommentDocument,
    "\n  query QueueTest($first: Int!, $after: String) {\n    moderationQueueCount\n    moderationQueue(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        waitingSince\n        reportCount\n        reasons\n        filters\n        isUnapproved\n        isThere\n        text\n        userName\n        articleTitle\n        claimedUntil\n        user {\n          name\n        }\n        claimedBy {\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.QueueTestDocument,
    "\n  query QueueDetailsTest($id: ID!) {\n    waitingPostDetails(id: $id) {\n      reports {\n        reason\n        description\n        reporterName\n      }\n      context {\n        text\n        isThePost\n        user {\n          name\n        }\n      }\n    }\n  }\n": typeof types.QueueDetailsTestDocument,
    "\n  mutation QueueClaimTest($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        id\n        claimedUntil\n        claimedBy {\n          name\n        }\n      }\n    }\n  }\n": typeof types.QueueClaimTestDocument,
    "\n  mutation QueueReleaseTest($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n": typeof types.QueueReleaseTestDocument,
    "\n  mutation QueueDecideTest($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n": typeof types.QueueDecideTestDocument,
    "\n  mutation SanctionTest($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        id\n        kind\n        reason\n        note\n        contentType\n        excerpt\n        createdAt\n        endsAt\n        isInForce\n        removedPosts\n        user {\n          name\n        }\n        sanctionedBy {\n          name\n        }\n      }\n    }\n  }\n": typeof types.SanctionTestDocument,
    "\n  mutation LiftSanctionTest($id: Int!) {\n    liftSanction(input: { id: $id, arePostsRestored: true }) {\n      sanction {\n        liftedAt\n        isInForce\n        liftedBy {\n          name\n        }\n      }\n    }\n  }\n": typeof types.LiftSanctionTestDocument,
    "\n  mutation AcknowledgeSanctionTest($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n": typeof types.AcknowledgeSanctionTestDocument,
    "\n  mutation AnswerSanctionTest($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        answer\n        answeredAt\n      }\n    }\n  }\n": typeof types.AnswerSanctionTestDocument,
    "\n  query OwnSanctionTest {\n    me {\n      sanction {\n        id\n        kind\n        reason\n        note\n        excerpt\n        endsAt\n      }\n    }\n  }\n": typeof types.OwnSanctionTestDocument,
    "\n  query MemberSanctionsTest($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      user {\n        name\n      }\n      sanctions {\n        id\n        kind\n        isInForce\n        acknowledgedAt\n        answer\n      }\n    }\n  }\n": typeof types.MemberSanctionsTestDocument,
    "\n  query SanctionsTest($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SanctionsTestDocument,
    "\n  mutation PostWhileSanctioned($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.PostWhileSanctionedDocument,
    "\n  fragment ScoringBoard on LiveGame {\n    isFed\n    isFinal\n    playPosition\n    homeTeam {\n      score\n    }\n    awayTeam {\n      score\n    }\n    status {\n      period\n      displayClock\n    }\n    situation {\n      side\n      down\n      toGo\n      ballOn\n    }\n  }\n": typeof types.ScoringBoardFragmentDoc,
    "\n  mutation ScoringEnter($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n        text\n        points\n        scoringSide\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n": typeof types.ScoringEnterDocument,
    "\n  mutation ScoringCorrect($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n        status\n        points\n        isUnderReview\n        takenBack {\n          points\n        }\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n": typeof types.ScoringCorrectDocument,
    "\n  mutation ScoringUndo($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n        reason\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n": typeof types.ScoringUndoDocument,
};
const documents: Documents = {
    "\n  query AuditTrailTest($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        id\n        at\n        action\n        subjectType\n        subjectId\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n": types.AuditTrailTestDocument,
    "\n  query MemberRecordTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        device\n        isCurrent\n      }\n      securityEvents {\n        kind\n      }\n    }\n  }\n": types.MemberRecordTestDocument,
    "\n  mutation CorrectUserTest($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        name\n        email\n      }\n    }\n  }\n": types.CorrectUserTestDocument,
    "\n  mutation MailUserTest($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n": types.MailUserTestDocument,
    "\n  query UserAccessTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n      apiTokens {\n        id\n        name\n        scope\n        hint\n      }\n    }\n  }\n": types.UserAccessTestDocument,
    "\n  query LongUserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        id\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n    userCount(filter: $filter)\n  }\n": types.LongUserListTestUsersDocument,
    "\n  query UserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int!\n    $after: String\n  ) {\n    users(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        name\n        email\n      }\n    }\n    userCount(filter: $filter)\n  }\n": types.UserListTestUsersDocument,
    "\n  mutation ArticleCountersTestView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        viewCount\n      }\n    }\n  }\n": types.ArticleCountersTestViewDocument,
    "\n  mutation ArticleCountersTestShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        shareCount\n      }\n    }\n  }\n": types.ArticleCountersTestShareDocument,
    "\n  mutation ArticleCountersTestLike($id: Int!) {\n    setLike(input: { kind: ARTICLE, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n      }\n    }\n  }\n": types.ArticleCountersTestLikeDocument,
    "\n  query ArticleCountersTestStatus($id: Int!) {\n    article(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n": types.ArticleCountersTestStatusDocument,
    "\n  query ArticleReadsTestPage($id: Int!) {\n    article(id: $id) {\n      title\n      body\n      isLikedByMe\n      likeCount\n    }\n    articleNavigation(id: $id) {\n      previousArticle {\n        title\n      }\n    }\n    comments(articleId: $id, first: 100) {\n      nodes {\n        content\n        isLikedByMe\n        likeCount\n        user {\n          name\n          avatarUrl\n          isMvp\n        }\n      }\n    }\n  }\n": types.ArticleReadsTestPageDocument,
    "\n  query ArticleReadsTestList {\n    articles {\n      nodes {\n        title\n        isLikedByMe\n        body\n        content\n      }\n    }\n  }\n": types.ArticleReadsTestListDocument,
    "\n  query ArticleReadsTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST) {\n      nodes {\n        title\n      }\n    }\n    articles {\n      nodes {\n        title\n        tags\n      }\n    }\n    sponsorSpotlight {\n      name\n    }\n    nextGame {\n      opponent\n    }\n    chatStatus {\n      isOpen\n    }\n  }\n": types.ArticleReadsTestHomeDocument,
    "\n  query ArticleTestArchive($first: Int, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": types.ArticleTestArchiveDocument,
    "\n  query ArticleTestRecent {\n    articles(first: 3) {\n      nodes {\n        id\n        content\n      }\n    }\n  }\n": types.ArticleTestRecentDocument,
    "\n  query ArticleTestRead($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      author\n      category\n      body\n      content\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      isLikedByMe\n      viewCount\n      publishedAt\n    }\n  }\n": types.ArticleTestReadDocument,
    "\n  query ArticleTestNeighbors($id: Int!) {\n    articleNavigation(id: $id) {\n      previousArticle {\n        id\n        title\n      }\n      nextArticle {\n        id\n        title\n      }\n    }\n  }\n": types.ArticleTestNeighborsDocument,
    "\n  mutation CommentActsEdit($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        id\n        content\n        revision\n        createdAt\n        updatedAt\n        user {\n          id\n        }\n      }\n    }\n  }\n": types.CommentActsEditDocument,
    "\n  mutation CommentActsDelete($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.CommentActsDeleteDocument,
    "\n  mutation CommentActsLike($id: Int!) {\n    setLike(input: { kind: COMMENT, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n        ... on Comment {\n          revision\n        }\n      }\n    }\n  }\n": types.CommentActsLikeDocument,
    "\n  query CommentActsStatus($id: Int!) {\n    comment(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n": types.CommentActsStatusDocument,
    "\n  mutation CommentEventsPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n      }\n    }\n  }\n": types.CommentEventsPostDocument,
    "\n  query CommentTestRead($articleId: Int!, $first: Int, $after: String) {\n    comments(articleId: $articleId, first: $first, after: $after) {\n      nodes {\n        id\n        content\n        isLikedByMe\n        likeCount\n        user {\n          id\n          name\n          favoriteTeam\n          avatarType\n        }\n      }\n    }\n  }\n": types.CommentTestReadDocument,
    "\n  mutation CommentTestPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        content\n        createdAt\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.CommentTestPostDocument,
    "\n  query ArticleImportTest($id: Int!) {\n    articleImport(id: $id) {\n      state\n      createdAt\n      ready\n      faulty\n      known\n      made\n      missingPictures\n      posts {\n        nodes {\n          title\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.ArticleImportTestDocument,
    "\n  mutation StartArticleImportTest($id: Int!, $asDrafts: Boolean! = false, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        state\n      }\n    }\n  }\n": types.StartArticleImportTestDocument,
    "\n  mutation UndoArticleImportTest($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        state\n        made\n      }\n    }\n  }\n": types.UndoArticleImportTestDocument,
    "\n  mutation ArticleAdminTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n      }\n    }\n  }\n": types.ArticleAdminTestCreateDocument,
    "\n  query ArticleAdminTestAll($show: ArticleFilter, $first: Int, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        id\n        isPublished\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n": types.ArticleAdminTestAllDocument,
    "\n  query ArticleAdminTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n": types.ArticleAdminTestReadDocument,
    "\n  query ArticleAdminTestPreview($content: String!) {\n    previewArticle(content: $content)\n  }\n": types.ArticleAdminTestPreviewDocument,
    "\n  query ArticleLabelsTest {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n": types.ArticleLabelsTestDocument,
    "\n  mutation RenameArticleLabelTest($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n": types.RenameArticleLabelTestDocument,
    "\n  mutation ArticleScheduleTestSchedule($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        isPublished\n        scheduledPublishAt\n        version\n      }\n    }\n  }\n": types.ArticleScheduleTestScheduleDocument,
    "\n  query ArticleScheduleTestRead($id: Int!) {\n    article(id: $id) {\n      publishedAt\n      scheduledPublishAt\n    }\n  }\n": types.ArticleScheduleTestReadDocument,
    "\n  mutation ArticleWritingTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n        title\n        excerpt\n        content\n        author\n        category\n        tags\n        featuredImageUrl\n        featuredImageCrop {\n          x\n          y\n          scale\n        }\n        imageUrls\n        readTime\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n": types.ArticleWritingTestCreateDocument,
    "\n  mutation ArticleWritingTestUpdate($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        title\n        content\n        isPublished\n        publishedAt\n        updatedAt\n        version\n      }\n    }\n  }\n": types.ArticleWritingTestUpdateDocument,
    "\n  mutation ArticleWritingTestPublish($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n": types.ArticleWritingTestPublishDocument,
    "\n  mutation ArticleWritingTestDelete($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.ArticleWritingTestDeleteDocument,
    "\n  query ArticleWritingTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n": types.ArticleWritingTestReadDocument,
    "\n  mutation ChatModesTestSet($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        modes {\n          slowSeconds\n          isEmojiOnly\n          memberDays\n          writers\n        }\n      }\n    }\n  }\n": types.ChatModesTestSetDocument,
    "\n  mutation ChatModesTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": types.ChatModesTestPostDocument,
    "\n  mutation ChatModesTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": types.ChatModesTestEditDocument,
    "\n  query ChatModesTestStatus {\n    chatStatus {\n      modes {\n        slowSeconds\n        isEmojiOnly\n        memberDays\n        writers\n      }\n    }\n  }\n": types.ChatModesTestStatusDocument,
    "\n  mutation ChatReplyTestPost($message: String!, $replyToId: Int, $clientId: String) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId, clientId: $clientId }) {\n      message {\n        id\n        aboutAt\n        replyTo {\n          id\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ChatReplyTestPostDocument,
    "\n  query ChatReplyTest {\n    chat(last: 20) {\n      nodes {\n        message\n        replyTo {\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ChatReplyTestDocument,
    "\n  mutation ChatReplyTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": types.ChatReplyTestEditDocument,
    "\n  mutation ChatReplyTestDelete($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.ChatReplyTestDeleteDocument,
    "\n  mutation ChatReplyTestRestore($id: Int!) {\n    restorePost(input: { id: $id }) {\n      postId\n    }\n  }\n": types.ChatReplyTestRestoreDocument,
    "\n  query ChatReplyTestRemoved {\n    removedPosts(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n": types.ChatReplyTestRemovedDocument,
    "\n  query GameChatTestSaid($gameId: Int!, $first: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.GameChatTestSaidDocument,
    "\n  query GameChatTestChat($first: Int, $after: String, $last: Int, $before: String) {\n    chat(first: $first, after: $after, last: $last, before: $before) {\n      edges {\n        cursor\n        node {\n          message\n          user {\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": types.GameChatTestChatDocument,
    "\n  query CheckInTestMap($gameId: Int) {\n    checkInMap(gameId: $gameId) {\n      game {\n        id\n        opponent\n      }\n      fans\n      places {\n        kind\n        code\n        name\n        fans\n      }\n    }\n  }\n": types.CheckInTestMapDocument,
    "\n  query CheckInTestStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n      }\n    }\n  }\n": types.CheckInTestStatusDocument,
    "\n  query CheckInTestApproved($first: Int!) {\n    checkIns(first: $first) {\n      nodes {\n        id\n        location\n        description\n        game {\n          opponent\n          isHome\n        }\n        isApproved\n        photo {\n          url\n          sources {\n            srcset\n          }\n        }\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.CheckInTestApprovedDocument,
    "\n  mutation CheckInTestApprove($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n": types.CheckInTestApproveDocument,
    "\n  mutation CheckInTestDelete($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.CheckInTestDeleteDocument,
    "\n  mutation PostCommentReplyTest($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        replyTo {\n          id\n          content\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.PostCommentReplyTestDocument,
    "\n  mutation PostPhotoCommentReplyTest($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n": types.PostPhotoCommentReplyTestDocument,
    "\n  query CommentRepliesTest($articleId: Int!) {\n    comments(articleId: $articleId, first: 50) {\n      nodes {\n        content\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n": types.CommentRepliesTestDocument,
    "\n  query ContactReviewTestList(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int! = 100\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        id\n        message\n        status\n      }\n    }\n    contactCounts {\n      new\n      reviewed\n      completed\n    }\n  }\n": types.ContactReviewTestListDocument,
    "\n  mutation ContactReviewTestSetStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        id\n        status\n      }\n    }\n  }\n": types.ContactReviewTestSetStatusDocument,
    "\n  mutation ContactReviewTestDelete($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.ContactReviewTestDeleteDocument,
    "\n  mutation ContactTestSubmit($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n        user {\n          id\n        }\n        name\n        email\n        category\n        message\n        status\n        createdAt\n      }\n    }\n  }\n": types.ContactTestSubmitDocument,
    "\n  mutation SponsorDeskTestAdd($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n": types.SponsorDeskTestAddDocument,
    "\n  mutation SponsorDeskTestUpdate($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        state\n        activeFrom\n        activeTo\n        sponsor {\n          name\n          logoUrl\n          websiteUrl\n        }\n      }\n    }\n  }\n": types.SponsorDeskTestUpdateDocument,
    "\n  mutation SponsorDeskTestMove($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        sponsor {\n          name\n        }\n      }\n    }\n  }\n": types.SponsorDeskTestMoveDocument,
    "\n  mutation SponsorDeskTestDelete($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n": types.SponsorDeskTestDeleteDocument,
    "\n  query SponsorDeskTestList {\n    managedSponsors {\n      id\n      state\n      isActive\n      sponsor {\n        name\n      }\n    }\n  }\n": types.SponsorDeskTestListDocument,
    "\n  query SponsorDeskTestPublic {\n    sponsors {\n      name\n      logo {\n        width\n        sources {\n          type\n        }\n      }\n    }\n  }\n": types.SponsorDeskTestPublicDocument,
    "\n  query SponsorTestSpotlight {\n    sponsorSpotlight {\n      name\n      description\n      logoUrl\n      websiteUrl\n    }\n  }\n": types.SponsorTestSpotlightDocument,
    "\n  query SponsorTestAll {\n    sponsors {\n      name\n    }\n  }\n": types.SponsorTestAllDocument,
    "\n  mutation LiveBoardTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n": types.LiveBoardTestSubmitDocument,
    "\n  query LiveBoardTestBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        user {\n          name\n        }\n        weeklyRank\n        isTied\n        totalPoints\n        captainBonusPoints\n        picks {\n          slot\n          points\n          lines {\n            label\n            points\n          }\n        }\n      }\n    }\n  }\n": types.LiveBoardTestBoardDocument,
    "\n  query LiveBoardTestMine($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      weeklyRank\n      totalPoints\n    }\n  }\n": types.LiveBoardTestMineDocument,
    "\n  query LiveBoardTestSheet($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      base64\n    }\n  }\n": types.LiveBoardTestSheetDocument,
    "\n  query LiveBoardTestChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        quantity\n        points\n      }\n    }\n  }\n": types.LiveBoardTestChangesDocument,
    "\n  mutation WithoutProviderSaveGame($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n    }\n  }\n": types.WithoutProviderSaveGameDocument,
    "\n  mutation WithoutProviderAddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n      }\n    }\n  }\n": types.WithoutProviderAddPlayerDocument,
    "\n  query WithoutProviderBoard($gameId: Int!) {\n    boardLineups(gameId: $gameId) {\n      nodes {\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n    games {\n      result\n      score\n    }\n    seasonRecord {\n      wins\n    }\n  }\n": types.WithoutProviderBoardDocument,
    "\n  query WithoutProviderEligible {\n    eligiblePlayers {\n      id\n      name\n      injuryStatus\n    }\n  }\n": types.WithoutProviderEligibleDocument,
    "\n  query ImportedSeasonTest {\n    seasonRecord(season: 2025) {\n      wins\n      losses\n    }\n  }\n": types.ImportedSeasonTestDocument,
    "\n  mutation GameListTestSave($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n      version\n      result\n    }\n  }\n": types.GameListTestSaveDocument,
    "\n  query GameListTestList($season: Int) {\n    games(season: $season) {\n      opponent\n    }\n    seasons\n  }\n": types.GameListTestListDocument,
    "\n  mutation GameNightTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n        period\n        clock\n        game {\n          id\n        }\n      }\n    }\n  }\n": types.GameNightTestPostDocument,
    "\n  query GameNightTest($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      message\n      likeCount\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId) {\n      nodes {\n        id\n      }\n    }\n  }\n": types.GameNightTestDocument,
    "\n  mutation KeepScoreTestEnter($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        isLive\n        isFinal\n        isFed\n        homeTeam {\n          score\n          possession\n        }\n        awayTeam {\n          score\n          possession\n        }\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n": types.KeepScoreTestEnterDocument,
    "\n  query KeepScoreTestRecord {\n    seasonRecord {\n      wins\n      losses\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n  }\n": types.KeepScoreTestRecordDocument,
    "\n  mutation InboxChoicesTest($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        choices {\n          kind\n          channel\n          isOn\n        }\n      }\n    }\n  }\n": types.InboxChoicesTestDocument,
    "\n  mutation InboxChoicesTestQuiet($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        doNotDisturbUntil\n      }\n    }\n  }\n": types.InboxChoicesTestQuietDocument,
    "\n  query InboxChoicesTestRead {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n      items {\n        kind\n        text\n        path\n      }\n    }\n  }\n": types.InboxChoicesTestReadDocument,
    "\n  query OwnInboxTest {\n    ownInbox {\n      unreadCount\n      items {\n        key\n        kind\n        at\n        isUnread\n        memberCount\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n": types.OwnInboxTestDocument,
    "\n  mutation MarkInboxReadTest($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n": types.MarkInboxReadTestDocument,
    "\n  mutation MailInboxesTest($kind: InboxKind!, $isOn: Boolean!) {\n    setInboxChoice(input: { kind: $kind, channel: MAIL, isOn: $isOn }) {\n      inbox {\n        choices {\n          channel\n          isOn\n        }\n      }\n    }\n  }\n": types.MailInboxesTestDocument,
    "\n  mutation LeagueMessagesTestPost($leagueId: Int!, $text: String!, $clientId: String) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        id\n        text\n        clientId\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.LeagueMessagesTestPostDocument,
    "\n  mutation LeagueMessagesTestDelete($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.LeagueMessagesTestDeleteDocument,
    "\n  query LeagueMessagesTestRead($leagueId: Int!, $last: Int, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        id\n        text\n      }\n      pageInfo {\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n": types.LeagueMessagesTestReadDocument,
    "\n  fragment LeaguesTest_league on League {\n    id\n    name\n    inviteCode\n    board {\n      user {\n        name\n      }\n      isOwner\n      rank\n      totalPoints\n    }\n    rounds {\n      week\n      isScored\n      pairs {\n        one {\n          user {\n            name\n          }\n          points\n        }\n        other {\n          user {\n            name\n          }\n          points\n        }\n      }\n    }\n  }\n": types.LeaguesTest_LeagueFragmentDoc,
    "\n  mutation LeaguesTestCreate($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n": types.LeaguesTestCreateDocument,
    "\n  mutation LeaguesTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n": types.LeaguesTestJoinDocument,
    "\n  mutation LeaguesTestLeave($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n": types.LeaguesTestLeaveDocument,
    "\n  mutation LeaguesTestRename($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        name\n      }\n    }\n  }\n": types.LeaguesTestRenameDocument,
    "\n  mutation LeaguesTestLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        inviteCode\n      }\n    }\n  }\n": types.LeaguesTestLinkDocument,
    "\n  mutation LeaguesTestRemove($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        board {\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.LeaguesTestRemoveDocument,
    "\n  query LeaguesTestRead($id: Int!, $code: String!) {\n    league(id: $id) {\n      ...LeaguesTest_league\n    }\n    leagueInvite(code: $code) {\n      name\n      memberCount\n      isMember\n    }\n    ownLeagues {\n      id\n      memberCount\n    }\n  }\n": types.LeaguesTestReadDocument,
    "\n  mutation LivePointsTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n": types.LivePointsTestSubmitDocument,
    "\n  mutation LivePointsTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n": types.LivePointsTestJoinDocument,
    "\n  query LivePointsTestRounds($id: Int!) {\n    league(id: $id) {\n      rounds {\n        isScored\n        isLive\n        pairs {\n          one {\n            user {\n              name\n            }\n            points\n          }\n          other {\n            user {\n              name\n            }\n            points\n          }\n        }\n      }\n    }\n  }\n": types.LivePointsTestRoundsDocument,
    "\n  mutation LikeTestSet($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        id\n        likeCount\n        isLikedByMe\n      }\n    }\n  }\n": types.LikeTestSetDocument,
    "\n  query MemberProfileTest($id: Int!) {\n    memberProfile(id: $id) {\n      isHidden\n      joinedOn\n      badges {\n        kind\n        count\n        level\n      }\n      user {\n        name\n      }\n    }\n  }\n": types.MemberProfileTestDocument,
    "\n  mutation MemberProfileTestHide($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n": types.MemberProfileTestHideDocument,
    "\n  mutation MentionsTestSay($message: String!, $replyToId: Int) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId }) {\n      message {\n        id\n        mentions {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.MentionsTestSayDocument,
    "\n  mutation MentionsTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": types.MentionsTestEditDocument,
    "\n  mutation MentionsTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": types.MentionsTestCommentDocument,
    "\n  mutation MentionsTestEditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": types.MentionsTestEditCommentDocument,
    "\n  query MentionsTestRead($articleId: Int!) {\n    chat(last: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n    comments(articleId: $articleId, first: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n": types.MentionsTestReadDocument,
    "\n  query MentionsTestInbox {\n    ownInbox {\n      items {\n        kind\n        postKind\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n": types.MentionsTestInboxDocument,
    "\n  query SiteStatusTest {\n    siteStatus {\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n": types.SiteStatusTestDocument,
    "\n  query HeldPostsTest {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n    }\n  }\n": types.HeldPostsTestDocument,
    "\n  mutation HeldPostsTestWithdraw($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.HeldPostsTestWithdrawDocument,
    "\n  query HeldPostsTestChat {\n    chat(last: 20) {\n      nodes {\n        message\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.HeldPostsTestChatDocument,
    "\n  query HeldPostsTestComments($articleId: Int!) {\n    comments(articleId: $articleId) {\n      nodes {\n        content\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.HeldPostsTestCommentsDocument,
    "\n  query RemovedPostsTest {\n    removedPosts(first: 50) {\n      nodes {\n        id\n        kind\n        excerpt\n        restorableUntil\n        user {\n          name\n        }\n        removedBy {\n          name\n        }\n      }\n    }\n  }\n": types.RemovedPostsTestDocument,
    "\n  mutation RestorePostTest($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n": types.RestorePostTestDocument,
    "\n  mutation DeleteMessageTest($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteMessageTestDocument,
    "\n  mutation MoodTestSubmit($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        user {\n          id\n        }\n        moodLevel\n        moodDescription\n        season\n        gameWeek\n        tierLevel\n        submittedAt\n        updatedAt\n      }\n    }\n  }\n": types.MoodTestSubmitDocument,
    "\n  query MoodTestRead {\n    communityMood {\n      season\n      gameWeek\n      average\n      moods\n      revision\n    }\n    myMood {\n      moodLevel\n      moodDescription\n    }\n  }\n": types.MoodTestReadDocument,
    "\n  fragment MutesTest on OwnMutes {\n    members {\n      name\n    }\n    words {\n      text\n      until\n    }\n  }\n": types.MutesTestFragmentDoc,
    "\n  query MutesTestOwn {\n    me {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": types.MutesTestOwnDocument,
    "\n  query MutesTestOf($id: Int!) {\n    user(id: $id) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": types.MutesTestOfDocument,
    "\n  mutation MutesTestMute($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": types.MutesTestMuteDocument,
    "\n  mutation MutesTestUnmute($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": types.MutesTestUnmuteDocument,
    "\n  mutation MutesTestMuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": types.MutesTestMuteWordDocument,
    "\n  mutation MutesTestUnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n": types.MutesTestUnmuteWordDocument,
    "\n  mutation BreakingNewsTestSend($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n        headline\n        url\n        createdAt\n      }\n    }\n  }\n": types.BreakingNewsTestSendDocument,
    "\n  mutation BreakingNewsTestWithdraw($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        sentBy\n        withdrawnAt\n      }\n    }\n  }\n": types.BreakingNewsTestWithdrawDocument,
    "\n  query BreakingNewsTestLatest {\n    latestBreakingNews {\n      id\n      headline\n    }\n  }\n": types.BreakingNewsTestLatestDocument,
    "\n  mutation PinnedLineTestPin($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        id\n        text\n        url\n        pinnedAt\n      }\n    }\n  }\n": types.PinnedLineTestPinDocument,
    "\n  mutation PinnedLineTestUnpin {\n    unpinLine {\n      line {\n        text\n      }\n    }\n  }\n": types.PinnedLineTestUnpinDocument,
    "\n  mutation DeliverTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        total\n      }\n    }\n  }\n": types.DeliverTestSendDocument,
    "\n  query DeliverTestList {\n    newsletters {\n      nodes {\n        id\n        total\n        sent\n        failed\n        skipped\n        finishedAt\n      }\n    }\n  }\n": types.DeliverTestListDocument,
    "\n  mutation NewsletterTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        subject\n        sentBy\n        total\n        finishedAt\n      }\n    }\n  }\n": types.NewsletterTestSendDocument,
    "\n  mutation NewsletterTestTest($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n": types.NewsletterTestTestDocument,
    "\n  query NewsletterTestPreview($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        unsubscribe\n      }\n    }\n  }\n": types.NewsletterTestPreviewDocument,
    "\n  mutation SubscribeTestSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n": types.SubscribeTestSubscribeDocument,
    "\n  query SubscriberDeskTestList(\n    $first: Int! = 25\n    $after: String\n    $search: String\n    $state: SubscriberState\n  ) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        id\n        name\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n": types.SubscriberDeskTestListDocument,
    "\n  mutation SubscriberDeskTestRemove($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n": types.SubscriberDeskTestRemoveDocument,
    "\n  query PushSendingTestKey {\n    pushKey\n  }\n": types.PushSendingTestKeyDocument,
    "\n  mutation PushTestSubscribe($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n": types.PushTestSubscribeDocument,
    "\n  mutation PushTestUnsubscribe($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n": types.PushTestUnsubscribeDocument,
    "\n  query PushTestKey {\n    pushKey\n  }\n": types.PushTestKeyDocument,
    "\n  fragment EmbedScore_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    status {\n      period\n      displayClock\n    }\n    homeTeam {\n      ...EmbedScore_team\n    }\n    awayTeam {\n      ...EmbedScore_team\n    }\n  }\n": types.EmbedScore_GameFragmentDoc,
    "\n  fragment EmbedScore_team on LiveTeam {\n    name\n    abbreviation\n    score\n    possession\n  }\n": types.EmbedScore_TeamFragmentDoc,
    "\n  query EmbedScore {\n    liveGame {\n      ...EmbedScore_game\n    }\n    nextGame {\n      opponent\n      isHome\n      date\n      gameTime\n      kickoffAt\n      tvNetwork\n    }\n    lastCompletedGame {\n      opponent\n      isHome\n      result\n      score\n    }\n  }\n": types.EmbedScoreDocument,
    "\n  subscription EmbedScoreEvents {\n    liveGame {\n      ...EmbedScore_game\n    }\n  }\n": types.EmbedScoreEventsDocument,
    "\n  subscription EmbedGameEvents {\n    gameEvents {\n      gameId\n    }\n  }\n": types.EmbedGameEventsDocument,
    "\n  fragment EmbedChat_message on ChatMessage {\n    id\n    message\n    createdAt\n    likeCount\n    revision\n    user {\n      name\n      isAdmin\n      isMvp\n    }\n  }\n": types.EmbedChat_MessageFragmentDoc,
    "\n  query EmbedChat($last: Int!) {\n    chat(last: $last) {\n      nodes {\n        ...EmbedChat_message\n      }\n    }\n  }\n": types.EmbedChatDocument,
    "\n  subscription EmbedChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...EmbedChat_message\n      }\n    }\n  }\n": types.EmbedChatEventsDocument,
    "\n  subscription EmbedMemberEvents {\n    memberEvents {\n      userId\n    }\n  }\n": types.EmbedMemberEventsDocument,
    "\n  query EmbedBoard($first: Int!) {\n    leaderboard {\n      totalParticipants\n      game {\n        week\n        opponent\n      }\n    }\n    boardLineups(first: $first) {\n      nodes {\n        id\n        weeklyRank\n        isTied\n        lineupName\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.EmbedBoardDocument,
    "\n  subscription EmbedBoardEvents {\n    fantasyEvents {\n      refetchWithin\n    }\n  }\n": types.EmbedBoardEventsDocument,
    "\n  mutation EmbedTestKeep($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n": types.EmbedTestKeepDocument,
    "\n  mutation EmbedTestPost($input: PostChatMessageInput!) {\n    postChatMessage(input: $input) {\n      message {\n        id\n      }\n    }\n  }\n": types.EmbedTestPostDocument,
    "\n  query OwnPhotosTest($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OwnPhotosTestDocument,
    "\n  mutation OwnPhotosTestDelete($id: Int!) {\n    deleteOwnPhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.OwnPhotosTestDeleteDocument,
    "\n  mutation OwnPhotosTestReview($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n      }\n    }\n  }\n": types.OwnPhotosTestReviewDocument,
    "\n  mutation PhotoReviewTest($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        state\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.PhotoReviewTestDocument,
    "\n  query PhotoReviewTestLists {\n    pending: allPhotos(state: PENDING) {\n      nodes {\n        id\n      }\n    }\n    shown: allPhotos(state: APPROVED) {\n      nodes {\n        id\n      }\n    }\n    rejected: allPhotos(state: REJECTED) {\n      nodes {\n        id\n      }\n    }\n    both: allPhotos {\n      nodes {\n        id\n      }\n    }\n    pendingPhotoCount\n  }\n": types.PhotoReviewTestListsDocument,
    "\n  query EspnSummaryTestSeen($gameId: Int!) {\n    liveGame {\n      isFinal\n      isStale\n      playPosition\n      homeTeam {\n        score\n      }\n      awayTeam {\n        score\n      }\n    }\n    plays(gameId: $gameId) {\n      nodes {\n        kind\n        status\n        points\n        text\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n      isComplete\n    }\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n    liveBoard(gameId: $gameId) {\n      lineups {\n        totalPoints\n      }\n    }\n  }\n": types.EspnSummaryTestSeenDocument,
    "\n  mutation EspnSummaryTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n": types.EspnSummaryTestSubmitDocument,
    "\n  query PlayPagesTestLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 2, after: $after) {\n      nodes {\n        kind\n        position\n        play {\n          points\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PlayPagesTestLogDocument,
    "\n  query PlayPagesTestPage(\n    $gameId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $markersOnly: Boolean!\n  ) {\n    plays(\n      gameId: $gameId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      markersOnly: $markersOnly\n    ) {\n      edges {\n        cursor\n        node {\n          order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": types.PlayPagesTestPageDocument,
    "\n  query RecordPlaysTestRead($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        order\n        text\n        status\n        points\n        revision\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n    }\n    liveGame {\n      homeTeam {\n        score\n      }\n      lastPlay {\n        order\n      }\n      lastScore {\n        play {\n          points\n        }\n        attempt {\n          kind\n        }\n      }\n      situation {\n        side\n        down\n        toGo\n        ballOn\n      }\n      playPosition\n    }\n  }\n": types.RecordPlaysTestReadDocument,
    "\n  query RecordPlaysTestGame($gameId: Int!) {\n    game(id: $gameId) {\n      startedAt\n      result\n      score\n      version\n    }\n  }\n": types.RecordPlaysTestGameDocument,
    "\n  query ScoringTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n": types.ScoringTestStateDocument,
    "\n  query ScoringTestBoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n": types.ScoringTestBoxScoreDocument,
    "\n  mutation TakeOverTestClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n": types.TakeOverTestClockDocument,
    "\n  mutation TakeOverTestTake($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        isFed\n        homeTeam {\n          score\n        }\n      }\n    }\n  }\n": types.TakeOverTestTakeDocument,
    "\n  mutation TakeOverTestScore($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n": types.TakeOverTestScoreDocument,
    "\n  mutation TakeOverTestSave($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        id\n      }\n    }\n  }\n": types.TakeOverTestSaveDocument,
    "\n  query TakeOverTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n": types.TakeOverTestStateDocument,
    "\n  mutation AnsweredQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        status\n        answeredIn {\n          id\n        }\n      }\n    }\n  }\n": types.AnsweredQuestionsTestLinkDocument,
    "\n  query MyQuestionsTestMine($first: Int! = 20, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isOnAir\n        answeredAtSeconds\n        answeredIn {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyQuestionsTestMineDocument,
    "\n  mutation MyQuestionsTestSetOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        status\n        isOnAir\n        answeredAtSeconds\n      }\n    }\n  }\n": types.MyQuestionsTestSetOnAirDocument,
    "\n  mutation MyQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        answeredAtSeconds\n      }\n    }\n  }\n": types.MyQuestionsTestLinkDocument,
    "\n  query QuestionReviewTestList($filter: QuestionFilter!, $first: Int! = 100, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isApproved\n        user {\n          name\n          favoriteTeam\n        }\n      }\n    }\n    pendingQuestionCount\n  }\n": types.QuestionReviewTestListDocument,
    "\n  mutation QuestionReviewTestApprove($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        id\n        status\n        isApproved\n      }\n    }\n  }\n": types.QuestionReviewTestApproveDocument,
    "\n  mutation QuestionReviewTestSetStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        status\n        isApproved\n      }\n    }\n  }\n": types.QuestionReviewTestSetStatusDocument,
    "\n  mutation QuestionReviewTestDelete($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.QuestionReviewTestDeleteDocument,
    "\n  mutation QuestionTestSubmit($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n        question\n        isApproved\n        status\n        createdAt\n      }\n    }\n  }\n": types.QuestionTestSubmitDocument,
    "\n  mutation SetReactionTest($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        __typename\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n": types.SetReactionTestDocument,
    "\n  query ReactionsOfChatTest {\n    chat(last: 1) {\n      nodes {\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n": types.ReactionsOfChatTestDocument,
    "\n  fragment ReviewTest on ContentReport {\n    id\n    status\n    actionTaken\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n    isContentThere\n  }\n": types.ReviewTestFragmentDoc,
    "\n  query ReviewTestList($filter: ReportFilter!) {\n    reports(filter: $filter, first: 100) {\n      nodes {\n        ...ReviewTest\n      }\n    }\n  }\n": types.ReviewTestListDocument,
    "\n  mutation ReviewTestDismiss($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n": types.ReviewTestDismissDocument,
    "\n  mutation ReviewTestDeleteContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n": types.ReviewTestDeleteContentDocument,
    "\n  mutation ReviewTestDelete($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.ReviewTestDeleteDocument,
    "\n  mutation ReportTestReport($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n": types.ReportTestReportDocument,
    "\n  fragment RestUser on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n  }\n": types.RestUserFragmentDoc,
    "\n      mutation RestSignUp($input: SignUpInput!) {\n        signUp(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestSignUpDocument,
    "\n      mutation RestSignIn($input: SignInInput!) {\n        signIn(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestSignInDocument,
    "\n      mutation RestSignOut {\n        signOut {\n          isSignedOut\n        }\n      }\n    ": types.RestSignOutDocument,
    "\n      mutation RestRestoreSession($userId: Int) {\n        restoreSession(input: { userId: $userId }) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestRestoreSessionDocument,
    "\n      mutation RestForgotPassword($email: String!) {\n        requestPasswordReset(input: { email: $email }) {\n          request {\n            message\n          }\n        }\n      }\n    ": types.RestForgotPasswordDocument,
    "\n      mutation RestResetPassword($input: ResetPasswordInput!) {\n        resetPassword(input: $input) {\n          isChanged\n        }\n      }\n    ": types.RestResetPasswordDocument,
    "\n      query RestUserById($id: Int!) {\n        user(id: $id) {\n          ...RestUser\n        }\n      }\n    ": types.RestUserByIdDocument,
    "\n      mutation RestUpdateAvatar($input: UpdateAvatarInput!) {\n        updateAvatar(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestUpdateAvatarDocument,
    "\n      mutation RestUpdateProfile($input: UpdateProfileInput!) {\n        updateProfile(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestUpdateProfileDocument,
    "\n      mutation RestChangePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) {\n          isChanged\n        }\n      }\n    ": types.RestChangePasswordDocument,
    "\n      query RestAllArticles($after: String) {\n        allArticles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestAllArticlesDocument,
    "\n      mutation RestCreateArticle($input: ArticleInput!, $published: Boolean!) {\n        createArticle(input: { article: $input, isPublished: $published }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestCreateArticleDocument,
    "\n      mutation RestUpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n        updateArticle(input: { id: $id, article: $input, version: $version }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestUpdateArticleDocument,
    "\n      mutation RestPublishArticle($id: Int!) {\n        publishArticle(input: { id: $id }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestPublishArticleDocument,
    "\n      mutation RestScheduleArticle($id: Int!, $at: DateTime) {\n        scheduleArticle(input: { id: $id, at: $at }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestScheduleArticleDocument,
    "\n      mutation RestDeleteArticle($id: Int!) {\n        deleteArticle(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteArticleDocument,
    "\n  fragment RestArticle on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    imageUrls\n    readTime\n    viewCount\n    shareCount\n    likeCount\n    commentCount\n    published: isPublished\n    publishedAt\n    scheduledPublishAt\n    createdAt\n    updatedAt\n    version\n  }\n": types.RestArticleFragmentDoc,
    "\n      query RestRecentArticles {\n        articles(first: 3) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestRecentArticlesDocument,
    "\n      query RestPublishedArticles($after: String) {\n        articles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestPublishedArticlesDocument,
    "\n      query RestArticleById($id: Int!) {\n        article(id: $id, drafts: true) {\n          ...RestArticle\n        }\n      }\n    ": types.RestArticleByIdDocument,
    "\n      query RestArticleNavigation($id: Int!) {\n        articleNavigation(id: $id) {\n          previousArticle {\n            id\n            title\n          }\n          nextArticle {\n            id\n            title\n          }\n        }\n      }\n    ": types.RestArticleNavigationDocument,
    "\n      mutation RestUploadImage($image: Upload!, $crop: String) {\n        uploadImage(input: { image: $image, crop: $crop }) {\n          image {\n            url\n            width\n            height\n            placeholder\n            sources {\n              type\n              srcset\n            }\n            crop {\n              x\n              y\n              scale\n            }\n          }\n        }\n      }\n    ": types.RestUploadImageDocument,
    "\n      mutation RestRecordArticleView($id: Int!) {\n        recordArticleView(input: { id: $id }) {\n          article {\n            id\n            viewCount\n          }\n        }\n      }\n    ": types.RestRecordArticleViewDocument,
    "\n      mutation RestRecordArticleShare($id: Int!) {\n        recordArticleShare(input: { id: $id }) {\n          article {\n            id\n            shareCount\n          }\n        }\n      }\n    ": types.RestRecordArticleShareDocument,
    "\n      mutation RestToggleArticleLike($id: Int!) {\n        setLike(input: { kind: ARTICLE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": types.RestToggleArticleLikeDocument,
    "\n      query RestArticleLikeStatus($id: Int!) {\n        article(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    ": types.RestArticleLikeStatusDocument,
    "\n      query RestArticleLikeCount($id: Int!) {\n        article(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    ": types.RestArticleLikeCountDocument,
    "\n  fragment RestChatMessage on ChatMessage {\n    id\n    message\n    likes: likeCount\n    isLikedByMe\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.RestChatMessageFragmentDoc,
    "\n      query RestChatStatus {\n        chatStatus {\n          isOpen\n          nextGameDate\n          opensAt\n          closesAt\n        }\n      }\n    ": types.RestChatStatusDocument,
    "\n      query RestChatMessages {\n        chat(last: 100) {\n          nodes {\n            ...RestChatMessage\n          }\n        }\n      }\n    ": types.RestChatMessagesDocument,
    "\n      mutation RestPostChatMessage($input: PostChatMessageInput!) {\n        postChatMessage(input: $input) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    ": types.RestPostChatMessageDocument,
    "\n      mutation RestEditChatMessage($id: Int!, $message: String!) {\n        editChatMessage(input: { id: $id, message: $message }) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    ": types.RestEditChatMessageDocument,
    "\n      mutation RestDeleteChatMessage($id: Int!) {\n        deleteChatMessage(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteChatMessageDocument,
    "\n      mutation RestToggleChatLike($id: Int!) {\n        setLike(input: { kind: CHAT_MESSAGE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": types.RestToggleChatLikeDocument,
    "\n      mutation RestSubmitCheckIn(\n        $image: Upload!\n        $location: String!\n        $description: String\n        $gameId: Int\n      ) {\n        submitCheckIn(\n          input: { image: $image, location: $location, description: $description, gameId: $gameId }\n        ) {\n          checkIn {\n            id\n            user {\n              id\n            }\n            game {\n              id\n            }\n            location\n            description\n            photo {\n              url\n              width\n              height\n            }\n            approved: isApproved\n            createdAt\n          }\n        }\n      }\n    ": types.RestSubmitCheckInDocument,
    "\n  fragment RestComment on Comment {\n    id\n    article {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.RestCommentFragmentDoc,
    "\n      query RestComments($articleId: Int!, $after: String) {\n        comments(articleId: $articleId, first: 100, after: $after) {\n          nodes {\n            ...RestComment\n          }\n        }\n      }\n    ": types.RestCommentsDocument,
    "\n      mutation RestPostComment($input: PostCommentInput!) {\n        postComment(input: $input) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    ": types.RestPostCommentDocument,
    "\n      mutation RestEditComment($id: Int!, $content: String!) {\n        editComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    ": types.RestEditCommentDocument,
    "\n      mutation RestDeleteComment($id: Int!) {\n        deleteComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteCommentDocument,
    "\n      mutation RestToggleCommentLike($id: Int!) {\n        setLike(input: { kind: COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": types.RestToggleCommentLikeDocument,
    "\n      query RestCommentLikeStatus($id: Int!) {\n        comment(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    ": types.RestCommentLikeStatusDocument,
    "\n  fragment RestContact on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n": types.RestContactFragmentDoc,
    "\n      mutation RestSubmitContact($input: SubmitContactInput!) {\n        submitContact(input: $input) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    ": types.RestSubmitContactDocument,
    "\n      query RestContactSubmissions(\n        $category: ContactCategory\n        $statuses: [ContactStatus!]\n        $after: String\n      ) {\n        contactSubmissions(category: $category, statuses: $statuses, first: 100, after: $after) {\n          nodes {\n            ...RestContact\n          }\n        }\n      }\n    ": types.RestContactSubmissionsDocument,
    "\n      mutation RestSetContactStatus($id: Int!, $status: ContactStatus!) {\n        setContactStatus(input: { id: $id, status: $status }) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    ": types.RestSetContactStatusDocument,
    "\n      mutation RestDeleteContact($id: Int!) {\n        deleteContactSubmission(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteContactDocument,
    "\n      query RestLineupSubmissions($gameId: Int!) {\n        lineupSubmissions(gameId: $gameId) {\n          id\n          userName\n          userEmail\n          lineupName\n          submittedAt\n        }\n      }\n    ": types.RestLineupSubmissionsDocument,
    "\n      query RestCompletedGames {\n        completedGames {\n          id\n          week\n          season\n          opponent\n          isHome\n          date\n          gameTime\n          tvNetwork\n          isPlayoff\n          createdAt\n          result\n          score\n          statsImported: hasStats\n          isScored\n          leaderboardGenerated: hasLeaderboard\n          lineups\n        }\n      }\n    ": types.RestCompletedGamesDocument,
    "\n      query RestGameStats($gameId: Int!) {\n        gameStats(gameId: $gameId) {\n          id\n          game {\n            id\n          }\n          playerName\n          position\n          isOnRoster\n          fantasyPoints\n          createdAt\n          figures {\n            stat\n            value\n          }\n        }\n      }\n    ": types.RestGameStatsDocument,
    "\n      mutation RestUploadStats($gameId: Int!, $statsFile: Upload) {\n        uploadStats(input: { gameId: $gameId, statsFile: $statsFile }) {\n          players\n          unmatched\n        }\n      }\n    ": types.RestUploadStatsDocument,
    "\n      query RestStatsTemplate {\n        statsTemplate {\n          fileName\n          base64\n        }\n      }\n    ": types.RestStatsTemplateDocument,
    "\n      mutation RestProcessGame($gameId: Int!) {\n        processGame(input: { gameId: $gameId }) {\n          lineups\n        }\n      }\n    ": types.RestProcessGameDocument,
    "\n      query RestCurrentLeaderboard {\n        leaderboard {\n          id\n          game {\n            ...RestBoardGame\n          }\n          firstPlace {\n            ...RestPlace\n          }\n          secondPlace {\n            ...RestPlace\n          }\n          thirdPlace {\n            ...RestPlace\n          }\n          totalParticipants\n          isFinalized\n          userRank\n          userPoints\n          createdAt\n          updatedAt\n        }\n      }\n\n      fragment RestBoardGame on Game {\n        id\n        week\n        season\n        opponent\n        date\n      }\n\n      fragment RestPlace on LeaderboardPlace {\n        points\n        rank\n        user {\n          id\n          name\n          avatarUrl\n          avatarType\n          favoriteTeam\n          isAdmin\n          isMvp\n        }\n      }\n    ": types.RestCurrentLeaderboardDocument,
    "\n      query RestExpandedLeaderboard($after: String) {\n        boardLineups(first: 100, after: $after) {\n          nodes {\n            id\n            user {\n              id\n              name\n            }\n            lineupName\n            weeklyRank\n            isTied\n            totalPoints\n            captainBonusPoints\n            picks {\n              slot\n              player {\n                id\n              }\n              name\n              position\n              isCaptain\n              points\n            }\n          }\n        }\n      }\n    ": types.RestExpandedLeaderboardDocument,
    "\n      query RestFantasyDashboard {\n        fantasyDashboard {\n          season\n          level\n          trend\n          bestRank\n          bestWeek\n          stats {\n            totalGames\n            totalPoints\n            averagePoints\n            seasonRank\n            seasonTotalParticipants\n            topFinishes\n            top10Finishes\n          }\n          bestPerformances {\n            ...RestPlayedGame\n          }\n          recentGames {\n            ...RestPlayedGame\n          }\n          allLineups {\n            ...RestPlayedGame\n          }\n        }\n      }\n\n      fragment RestPlayedGame on PlayedGame {\n        game {\n          ...RestBoardGame\n        }\n        lineupName\n        totalPoints\n        weeklyRank\n      }\n    ": types.RestFantasyDashboardDocument,
    "\n      query RestLineupStatus($gameId: Int!) {\n        lineupStatus(gameId: $gameId) {\n          isOpen\n          closedBecause\n          nextOpenDate\n        }\n      }\n    ": types.RestLineupStatusDocument,
    "\n      query RestMyLineup($gameId: Int!) {\n        myLineup(gameId: $gameId) {\n          ...RestLineup\n        }\n      }\n\n      fragment RestLineup on Lineup {\n        id\n        user {\n          id\n        }\n        game {\n          id\n          week\n          season\n        }\n        lineupName\n        picks {\n          slot\n          isCaptain\n          player {\n            id\n          }\n        }\n        isScored\n        totalPoints\n        captainBonusPoints\n        weeklyRank\n        submittedAt\n        lockedAt\n      }\n    ": types.RestMyLineupDocument,
    "\n      mutation RestSubmitLineup($gameId: Int, $input: LineupInput!) {\n        submitLineup(input: { gameId: $gameId, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    ": types.RestSubmitLineupDocument,
    "\n      mutation RestUpdateLineup($id: Int!, $input: LineupInput!) {\n        updateLineup(input: { id: $id, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    ": types.RestUpdateLineupDocument,
    "\n      query RestLiveGame {\n        liveGame {\n          gameId\n          isLive\n          isFinal\n          isPlayoff\n          homeTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          awayTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          status {\n            period\n            displayClock\n          }\n        }\n      }\n    ": types.RestLiveGameDocument,
    "\n      query RestLastCompletedGame {\n        lastCompletedGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          result\n          score\n          isPlayoff\n          createdAt\n        }\n      }\n    ": types.RestLastCompletedGameDocument,
    "\n      query RestNextGame {\n        nextGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          isPlayoff\n          createdAt\n        }\n      }\n    ": types.RestNextGameDocument,
    "\n      query RestSeasonRecord($season: Int!) {\n        seasonRecord(season: $season) {\n          id\n          season\n          wins\n          losses\n          preseasonWins\n          preseasonLosses\n          isRegularSeasonStarted\n          lastUpdated\n          createdAt\n        }\n      }\n    ": types.RestSeasonRecordDocument,
    "\n      query RestArticleAnalytics($first: Int!) {\n        articleAnalytics(first: $first) {\n          nodes {\n            id\n            title\n            author\n            category\n            publishedAt\n            readTime\n            viewCount\n            likeCount\n            commentCount\n            shareCount\n            engagementRate\n          }\n        }\n      }\n    ": types.RestArticleAnalyticsDocument,
    "\n      query RestSponsorMetrics {\n        sponsorMetrics {\n          asOf\n          members\n          newMembers\n          publishedArticles\n          articleViews\n          articleShares\n          fanPhotos\n          engagementPerDay\n          engagementAverage\n          subscriberCount\n          teams {\n            name\n            count\n            percent\n          }\n          countries {\n            name\n            count\n            percent\n          }\n          topLocations {\n            name\n            count\n            percent\n          }\n          categories {\n            category\n            articles\n            views\n            likes\n            comments\n            shares\n          }\n        }\n      }\n    ": types.RestSponsorMetricsDocument,
    "\n      query RestCommunityMood {\n        communityMood {\n          average\n          moods\n          season\n          gameWeek\n        }\n      }\n    ": types.RestCommunityMoodDocument,
    "\n      mutation RestSubmitMood($input: SubmitMoodInput!) {\n        submitMood(input: $input) {\n          mood {\n            id\n            user {\n              id\n            }\n            moodLevel\n            moodDescription\n            season\n            gameWeek\n            tierLevel\n            submittedAt\n            updatedAt\n          }\n        }\n      }\n    ": types.RestSubmitMoodDocument,
    "\n      mutation RestSendNewsletter($input: SendNewsletterInput!) {\n        sendNewsletter(input: $input) {\n          newsletter {\n            id\n            subject\n            total\n            createdAt\n          }\n        }\n      }\n    ": types.RestSendNewsletterDocument,
    "\n  fragment RestPhotoComment on PhotoComment {\n    id\n    photo {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.RestPhotoCommentFragmentDoc,
    "\n      query RestPhotoComments($photoId: Int!, $after: String) {\n        photoComments(photoId: $photoId, first: 100, after: $after) {\n          nodes {\n            ...RestPhotoComment\n          }\n        }\n      }\n    ": types.RestPhotoCommentsDocument,
    "\n      mutation RestPostPhotoComment($input: PostPhotoCommentInput!) {\n        postPhotoComment(input: $input) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    ": types.RestPostPhotoCommentDocument,
    "\n      mutation RestEditPhotoComment($id: Int!, $content: String!) {\n        editPhotoComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    ": types.RestEditPhotoCommentDocument,
    "\n      mutation RestDeletePhotoComment($id: Int!) {\n        deletePhotoComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeletePhotoCommentDocument,
    "\n      mutation RestTogglePhotoCommentLike($id: Int!) {\n        setLike(input: { kind: PHOTO_COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": types.RestTogglePhotoCommentLikeDocument,
    "\n  fragment RestPhoto on Photo {\n    id\n    imageUrl\n    mimeType\n    category\n    description\n    approved: isApproved\n    featured: isFeatured\n    likes: likeCount\n    liked: isLikedByMe\n    createdAt\n    image {\n      url\n      width\n      height\n      placeholder\n      sources {\n        type\n        srcset\n      }\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.RestPhotoFragmentDoc,
    "\n      query RestPhotos($category: PhotoCategory, $excludeAi: Boolean!, $after: String) {\n        photos(category: $category, excludeAi: $excludeAi, first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    ": types.RestPhotosDocument,
    "\n      query RestAllPhotos($after: String) {\n        allPhotos(first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    ": types.RestAllPhotosDocument,
    "\n      query RestPhotoById($id: Int!) {\n        photo(id: $id) {\n          ...RestPhoto\n        }\n      }\n    ": types.RestPhotoByIdDocument,
    "\n      query RestPhotoNavigation($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n        photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n          previousPhoto {\n            ...RestPhoto\n          }\n          nextPhoto {\n            ...RestPhoto\n          }\n          currentIndex\n          totalCount\n        }\n      }\n    ": types.RestPhotoNavigationDocument,
    "\n      query RestPhotoLikeStatus($id: Int!) {\n        photo(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    ": types.RestPhotoLikeStatusDocument,
    "\n      query RestPhotoLikeCount($id: Int!) {\n        photo(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    ": types.RestPhotoLikeCountDocument,
    "\n      mutation RestTogglePhotoLike($id: Int!) {\n        setLike(input: { kind: PHOTO, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    ": types.RestTogglePhotoLikeDocument,
    "\n      mutation RestUploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n        uploadPhoto(input: { details: $input, image: $image }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    ": types.RestUploadPhotoDocument,
    "\n      mutation RestApprovePhoto($id: Int!) {\n        approvePhoto(input: { id: $id }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    ": types.RestApprovePhotoDocument,
    "\n      mutation RestDeletePhoto($id: Int!) {\n        deletePhoto(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeletePhotoDocument,
    "\n  fragment RestQuestion on Question {\n    id\n    question\n    approved: isApproved\n    status\n    createdAt\n    user {\n      id\n      name\n      favoriteTeam\n    }\n  }\n": types.RestQuestionFragmentDoc,
    "\n      mutation RestSubmitQuestion($input: SubmitQuestionInput!) {\n        submitQuestion(input: $input) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    ": types.RestSubmitQuestionDocument,
    "\n      query RestQuestions($filter: QuestionFilter!, $after: String) {\n        questions(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestQuestion\n          }\n        }\n      }\n    ": types.RestQuestionsDocument,
    "\n      mutation RestApproveQuestion($id: Int!) {\n        approveQuestion(input: { id: $id }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    ": types.RestApproveQuestionDocument,
    "\n      mutation RestSetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n        setQuestionStatus(input: { id: $id, status: $status }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    ": types.RestSetQuestionStatusDocument,
    "\n      mutation RestDeleteQuestion($id: Int!) {\n        deleteQuestion(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteQuestionDocument,
    "\n  fragment RestReport on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    adminNotes\n    createdAt\n    reporter {\n      id\n    }\n    reviewedBy {\n      id\n    }\n    reportedContentBackup\n    reportedUserNameBackup\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n  }\n": types.RestReportFragmentDoc,
    "\n  mutation RestReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n": types.RestReportContentDocument,
    "\n      query RestReports($filter: ReportFilter!, $after: String) {\n        reports(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestReport\n          }\n        }\n      }\n    ": types.RestReportsDocument,
    "\n      mutation RestDismissReport($id: Int!) {\n        dismissReport(input: { id: $id }) {\n          report {\n            ...RestReport\n          }\n        }\n      }\n    ": types.RestDismissReportDocument,
    "\n      mutation RestDeleteReport($id: Int!) {\n        deleteReport(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteReportDocument,
    "\n  fragment RestRosterPosition on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      shortName\n      jersey\n      position\n      positionGroup\n      isStarter\n      weight\n      height\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n": types.RestRosterPositionFragmentDoc,
    "\n      query RestRoster {\n        roster {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    ": types.RestRosterDocument,
    "\n      query RestDepthChart {\n        depthChart {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    ": types.RestDepthChartDocument,
    "\n      query RestSearch($query: String!) {\n        search(query: $query, first: 50) {\n          nodes {\n            type\n            id\n            title\n            description\n            url\n            thumbnailUrl\n            contentType\n            isLive\n            isPlayoff\n            week\n            approved: isApproved\n            publishedAt\n            createdAt\n            date\n          }\n          totalCount\n          query\n        }\n      }\n    ": types.RestSearchDocument,
    "\n  fragment RestContentItem on ContentItem {\n    id\n    type\n    title\n    description\n    url\n    duration\n    publishedAt\n    thumbnailUrl\n    externalId\n    isLive\n    isCurrentlyLive\n    viewCount\n    createdAt\n  }\n": types.RestContentItemFragmentDoc,
    "\n      query RestLatestLive {\n        latestContent(type: LIVE) {\n          ...RestContentItem\n        }\n      }\n    ": types.RestLatestLiveDocument,
    "\n      query RestLatestVideo {\n        latestContent(type: YOUTUBE) {\n          ...RestContentItem\n        }\n      }\n    ": types.RestLatestVideoDocument,
    "\n      query RestRecentShorts {\n        recentContent(type: SHORTS) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    ": types.RestRecentShortsDocument,
    "\n      query RestRecentEpisodes {\n        recentContent(type: PODCAST) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    ": types.RestRecentEpisodesDocument,
    "\n      query RestChannelStats {\n        channelStats {\n          subscriberCount\n        }\n      }\n    ": types.RestChannelStatsDocument,
    "\n      query RestUsers($filter: UserFilterInput, $sort: UserSort!, $first: Int!, $after: String) {\n        users(filter: $filter, sort: $sort, first: $first, after: $after) {\n          nodes {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestUsersDocument,
    "\n      mutation RestDeleteUser($id: Int!) {\n        deleteUser(input: { id: $id }) {\n          deletedId\n        }\n      }\n    ": types.RestDeleteUserDocument,
    "\n  mutation RosterDeskTestAdd($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n        positionGroup\n        isStarter\n        weight\n        height\n        age\n        experience\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n": types.RosterDeskTestAddDocument,
    "\n  mutation RosterDeskTestUpdate($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n      }\n    }\n  }\n": types.RosterDeskTestUpdateDocument,
    "\n  mutation RosterDeskTestInjure($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n": types.RosterDeskTestInjureDocument,
    "\n  mutation RosterDeskTestRemove($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n": types.RosterDeskTestRemoveDocument,
    "\n  query RosterDeskTestManaged {\n    managedRoster {\n      isFromProvider\n      players {\n        name\n      }\n    }\n  }\n": types.RosterDeskTestManagedDocument,
    "\n  query RosterTestRead {\n    roster {\n      offense {\n        position\n        displayName\n        players {\n          name\n          shortName\n          jersey\n          positionGroup\n        }\n      }\n      defense {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      specialTeams {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      lastUpdated\n    }\n  }\n": types.RosterTestReadDocument,
    "\n  query TestSearch($query: String!, $filter: SearchFilter, $first: Int) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      query\n      nodes {\n        type\n        id\n        title\n        url\n        date\n        week\n        titleParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n": types.TestSearchDocument,
    "\n  query DemoGuestsTestSeen($gameId: Int!) {\n    chatMessages(last: 100) {\n      id\n      message\n      userName\n      isDemo\n      likeCount\n      period\n      clientId\n    }\n    liveBoard(gameId: $gameId) {\n      totalParticipants\n    }\n  }\n": types.DemoGuestsTestSeenDocument,
    "\n  mutation DemoGuestsTestRemove($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DemoGuestsTestRemoveDocument,
    "\n  query ShowArchiveTestList(\n    $types: [ContentType!]\n    $first: Int! = 100\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n": types.ShowArchiveTestListDocument,
    "\n  query ShowArchiveTestOne($id: Int!) {\n    show(id: $id) {\n      id\n      title\n      state\n      season\n      audioUrl\n      chapters {\n        start\n      }\n    }\n  }\n": types.ShowArchiveTestOneDocument,
    "\n  query ContentTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 2) {\n      nodes {\n        title\n        publishedAt\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": types.ContentTestHomeDocument,
    "\n  mutation SaveListeningTest($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        show {\n          id\n        }\n        seconds\n        heardAt\n      }\n    }\n  }\n": types.SaveListeningTestDocument,
    "\n  query ListeningTest($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n": types.ListeningTestDocument,
    "\n  mutation ShowDeskTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": types.ShowDeskTestAddDocument,
    "\n  mutation ShowDeskTestUpdate($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        state\n        show {\n          title\n          type\n          url\n          description\n          externalId\n          publishedAt\n          isLive\n          isCurrentlyLive\n        }\n      }\n    }\n  }\n": types.ShowDeskTestUpdateDocument,
    "\n  mutation ShowDeskTestHide($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        state\n      }\n    }\n  }\n": types.ShowDeskTestHideDocument,
    "\n  mutation ShowDeskTestDelete($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n": types.ShowDeskTestDeleteDocument,
    "\n  query ShowDeskTestList($first: Int! = 20, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ShowDeskTestListDocument,
    "\n  mutation ShowTestTurn($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n": types.ShowTestTurnDocument,
    "\n  mutation ShowTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n        title\n        externalId\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n": types.ShowTestAddDocument,
    "\n  mutation ShowTestSave($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n        description\n        externalId\n        isLive\n        isCurrentlyLive\n      }\n    }\n  }\n": types.ShowTestSaveDocument,
    "\n  query ShowTestLatest {\n    latestContent(type: LIVE) {\n      id\n    }\n  }\n": types.ShowTestLatestDocument,
    "\n  mutation SetShowSourceTest($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        nextAt\n        fault\n      }\n    }\n  }\n": types.SetShowSourceTestDocument,
    "\n  mutation EditShowTextsTest($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": types.EditShowTextsTestDocument,
    "\n  mutation AddShowTextsTest($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": types.AddShowTextsTestDocument,
    "\n  query ShowTextsTest($id: Int!) {\n    show(id: $id) {\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n    }\n    showTranscript(id: $id) {\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n": types.ShowTextsTestDocument,
    "\n  query FirstStepsTest {\n    firstSteps {\n      hasMailServer\n      steps {\n        step\n        isDone\n      }\n    }\n  }\n": types.FirstStepsTestDocument,
    "\n  mutation TryFirstStepTest($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        steps {\n          step\n          isDone\n        }\n      }\n    }\n  }\n": types.TryFirstStepTestDocument,
    "\n  mutation HideFirstStepsTest {\n    hideFirstSteps {\n      firstSteps {\n        hasMailServer\n      }\n    }\n  }\n": types.HideFirstStepsTestDocument,
    "\n  query SiteSettingsTest {\n    siteSettings {\n      name\n      tagline\n      facebookUrl\n      partnersEmail\n      postalAddress\n      season\n      flagshipDay\n      flagshipTime\n      fallbackSubscribers\n      isFantasyOpen\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": types.SiteSettingsTestDocument,
    "\n  mutation SaveSiteSettingsTest($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        name\n        tagline\n        season\n      }\n    }\n  }\n": types.SaveSiteSettingsTestDocument,
    "\n  mutation StartSeasonTest($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n": types.StartSeasonTestDocument,
    "\n  query FiltersTest {\n    filters {\n      id\n      name\n      rule\n      words\n      pattern\n      allowedHosts\n      count\n      minutes\n      memberDays\n      kinds\n      action\n      message\n      isOn\n    }\n  }\n": types.FiltersTestDocument,
    "\n  query FilterTrialTest($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        kind\n        id\n        text\n        user {\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.FilterTrialTestDocument,
    "\n  mutation AddFilterTest($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        id\n      }\n    }\n  }\n": types.AddFilterTestDocument,
    "\n  mutation UpdateFilterTest($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        isOn\n      }\n    }\n  }\n": types.UpdateFilterTestDocument,
    "\n  mutation DeleteFilterTest($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteFilterTestDocument,
    "\n  mutation FiltersTestPost($message: String!, $clientId: String) {\n    postChatMessage(input: { message: $message, clientId: $clientId }) {\n      message {\n        id\n      }\n    }\n  }\n": types.FiltersTestPostDocument,
    "\n  mutation FiltersTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": types.FiltersTestEditDocument,
    "\n  query FiltersTestRemoved {\n    removedPosts {\n      nodes {\n        excerpt\n      }\n    }\n  }\n": types.FiltersTestRemovedDocument,
    "\n  mutation FiltersTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n      }\n    }\n  }\n": types.FiltersTestCommentDocument,
    "\n  query QueueTest($first: Int!, $after: String) {\n    moderationQueueCount\n    moderationQueue(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        waitingSince\n        reportCount\n        reasons\n        filters\n        isUnapproved\n        isThere\n        text\n        userName\n        articleTitle\n        claimedUntil\n        user {\n          name\n        }\n        claimedBy {\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.QueueTestDocument,
    "\n  query QueueDetailsTest($id: ID!) {\n    waitingPostDetails(id: $id) {\n      reports {\n        reason\n        description\n        reporterName\n      }\n      context {\n        text\n        isThePost\n        user {\n          name\n        }\n      }\n    }\n  }\n": types.QueueDetailsTestDocument,
    "\n  mutation QueueClaimTest($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        id\n        claimedUntil\n        claimedBy {\n          name\n        }\n      }\n    }\n  }\n": types.QueueClaimTestDocument,
    "\n  mutation QueueReleaseTest($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n": types.QueueReleaseTestDocument,
    "\n  mutation QueueDecideTest($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n": types.QueueDecideTestDocument,
    "\n  mutation SanctionTest($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        id\n        kind\n        reason\n        note\n        contentType\n        excerpt\n        createdAt\n        endsAt\n        isInForce\n        removedPosts\n        user {\n          name\n        }\n        sanctionedBy {\n          name\n        }\n      }\n    }\n  }\n": types.SanctionTestDocument,
    "\n  mutation LiftSanctionTest($id: Int!) {\n    liftSanction(input: { id: $id, arePostsRestored: true }) {\n      sanction {\n        liftedAt\n        isInForce\n        liftedBy {\n          name\n        }\n      }\n    }\n  }\n": types.LiftSanctionTestDocument,
    "\n  mutation AcknowledgeSanctionTest($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n": types.AcknowledgeSanctionTestDocument,
    "\n  mutation AnswerSanctionTest($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        answer\n        answeredAt\n      }\n    }\n  }\n": types.AnswerSanctionTestDocument,
    "\n  query OwnSanctionTest {\n    me {\n      sanction {\n        id\n        kind\n        reason\n        note\n        excerpt\n        endsAt\n      }\n    }\n  }\n": types.OwnSanctionTestDocument,
    "\n  query MemberSanctionsTest($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      user {\n        name\n      }\n      sanctions {\n        id\n        kind\n        isInForce\n        acknowledgedAt\n        answer\n      }\n    }\n  }\n": types.MemberSanctionsTestDocument,
    "\n  query SanctionsTest($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SanctionsTestDocument,
    "\n  mutation PostWhileSanctioned($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n": types.PostWhileSanctionedDocument,
    "\n  fragment ScoringBoard on LiveGame {\n    isFed\n    isFinal\n    playPosition\n    homeTeam {\n      score\n    }\n    awayTeam {\n      score\n    }\n    status {\n      period\n      displayClock\n    }\n    situation {\n      side\n      down\n      toGo\n      ballOn\n    }\n  }\n": types.ScoringBoardFragmentDoc,
    "\n  mutation ScoringEnter($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n        text\n        points\n        scoringSide\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n": types.ScoringEnterDocument,
    "\n  mutation ScoringCorrect($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n        status\n        points\n        isUnderReview\n        takenBack {\n          points\n        }\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n": types.ScoringCorrectDocument,
    "\n  mutation ScoringUndo($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n        reason\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n": types.ScoringUndoDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditTrailTest($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        id\n        at\n        action\n        subjectType\n        subjectId\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query AuditTrailTest($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        id\n        at\n        action\n        subjectType\n        subjectId\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberRecordTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        device\n        isCurrent\n      }\n      securityEvents {\n        kind\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberRecordTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        device\n        isCurrent\n      }\n      securityEvents {\n        kind\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectUserTest($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        name\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectUserTest($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        name\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailUserTest($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation MailUserTest($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserAccessTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n      apiTokens {\n        id\n        name\n        scope\n        hint\n      }\n    }\n  }\n"): (typeof documents)["\n  query UserAccessTest($userId: Int!) {\n    memberRecord(userId: $userId) {\n      sessions {\n        id\n        device\n        createdAt\n        lastSeenAt\n        isCurrent\n      }\n      apiTokens {\n        id\n        name\n        scope\n        hint\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LongUserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        id\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n    userCount(filter: $filter)\n  }\n"): (typeof documents)["\n  query LongUserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        id\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasPreviousPage\n        hasNextPage\n      }\n    }\n    userCount(filter: $filter)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int!\n    $after: String\n  ) {\n    users(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        name\n        email\n      }\n    }\n    userCount(filter: $filter)\n  }\n"): (typeof documents)["\n  query UserListTestUsers(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int!\n    $after: String\n  ) {\n    users(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        name\n        email\n      }\n    }\n    userCount(filter: $filter)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleCountersTestView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        viewCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleCountersTestView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        viewCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleCountersTestShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        shareCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleCountersTestShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        shareCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleCountersTestLike($id: Int!) {\n    setLike(input: { kind: ARTICLE, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleCountersTestLike($id: Int!) {\n    setLike(input: { kind: ARTICLE, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleCountersTestStatus($id: Int!) {\n    article(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n"): (typeof documents)["\n  query ArticleCountersTestStatus($id: Int!) {\n    article(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleReadsTestPage($id: Int!) {\n    article(id: $id) {\n      title\n      body\n      isLikedByMe\n      likeCount\n    }\n    articleNavigation(id: $id) {\n      previousArticle {\n        title\n      }\n    }\n    comments(articleId: $id, first: 100) {\n      nodes {\n        content\n        isLikedByMe\n        likeCount\n        user {\n          name\n          avatarUrl\n          isMvp\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleReadsTestPage($id: Int!) {\n    article(id: $id) {\n      title\n      body\n      isLikedByMe\n      likeCount\n    }\n    articleNavigation(id: $id) {\n      previousArticle {\n        title\n      }\n    }\n    comments(articleId: $id, first: 100) {\n      nodes {\n        content\n        isLikedByMe\n        likeCount\n        user {\n          name\n          avatarUrl\n          isMvp\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleReadsTestList {\n    articles {\n      nodes {\n        title\n        isLikedByMe\n        body\n        content\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleReadsTestList {\n    articles {\n      nodes {\n        title\n        isLikedByMe\n        body\n        content\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleReadsTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST) {\n      nodes {\n        title\n      }\n    }\n    articles {\n      nodes {\n        title\n        tags\n      }\n    }\n    sponsorSpotlight {\n      name\n    }\n    nextGame {\n      opponent\n    }\n    chatStatus {\n      isOpen\n    }\n  }\n"): (typeof documents)["\n  query ArticleReadsTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST) {\n      nodes {\n        title\n      }\n    }\n    articles {\n      nodes {\n        title\n        tags\n      }\n    }\n    sponsorSpotlight {\n      name\n    }\n    nextGame {\n      opponent\n    }\n    chatStatus {\n      isOpen\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleTestArchive($first: Int, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleTestArchive($first: Int, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleTestRecent {\n    articles(first: 3) {\n      nodes {\n        id\n        content\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleTestRecent {\n    articles(first: 3) {\n      nodes {\n        id\n        content\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleTestRead($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      author\n      category\n      body\n      content\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      isLikedByMe\n      viewCount\n      publishedAt\n    }\n  }\n"): (typeof documents)["\n  query ArticleTestRead($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      author\n      category\n      body\n      content\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      isLikedByMe\n      viewCount\n      publishedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleTestNeighbors($id: Int!) {\n    articleNavigation(id: $id) {\n      previousArticle {\n        id\n        title\n      }\n      nextArticle {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleTestNeighbors($id: Int!) {\n    articleNavigation(id: $id) {\n      previousArticle {\n        id\n        title\n      }\n      nextArticle {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentActsEdit($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        id\n        content\n        revision\n        createdAt\n        updatedAt\n        user {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CommentActsEdit($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        id\n        content\n        revision\n        createdAt\n        updatedAt\n        user {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentActsDelete($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation CommentActsDelete($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentActsLike($id: Int!) {\n    setLike(input: { kind: COMMENT, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n        ... on Comment {\n          revision\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CommentActsLike($id: Int!) {\n    setLike(input: { kind: COMMENT, id: $id }) {\n      likeable {\n        isLikedByMe\n        likeCount\n        ... on Comment {\n          revision\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentActsStatus($id: Int!) {\n    comment(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n"): (typeof documents)["\n  query CommentActsStatus($id: Int!) {\n    comment(id: $id) {\n      isLikedByMe\n      likeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentEventsPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CommentEventsPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentTestRead($articleId: Int!, $first: Int, $after: String) {\n    comments(articleId: $articleId, first: $first, after: $after) {\n      nodes {\n        id\n        content\n        isLikedByMe\n        likeCount\n        user {\n          id\n          name\n          favoriteTeam\n          avatarType\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CommentTestRead($articleId: Int!, $first: Int, $after: String) {\n    comments(articleId: $articleId, first: $first, after: $after) {\n      nodes {\n        id\n        content\n        isLikedByMe\n        likeCount\n        user {\n          id\n          name\n          favoriteTeam\n          avatarType\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentTestPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        content\n        createdAt\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CommentTestPost($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        content\n        createdAt\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleImportTest($id: Int!) {\n    articleImport(id: $id) {\n      state\n      createdAt\n      ready\n      faulty\n      known\n      made\n      missingPictures\n      posts {\n        nodes {\n          title\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleImportTest($id: Int!) {\n    articleImport(id: $id) {\n      state\n      createdAt\n      ready\n      faulty\n      known\n      made\n      missingPictures\n      posts {\n        nodes {\n          title\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartArticleImportTest($id: Int!, $asDrafts: Boolean! = false, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartArticleImportTest($id: Int!, $asDrafts: Boolean! = false, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoArticleImportTest($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        state\n        made\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoArticleImportTest($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        state\n        made\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleAdminTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleAdminTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleAdminTestAll($show: ArticleFilter, $first: Int, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        id\n        isPublished\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n"): (typeof documents)["\n  query ArticleAdminTestAll($show: ArticleFilter, $first: Int, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        id\n        isPublished\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleAdminTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n"): (typeof documents)["\n  query ArticleAdminTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleAdminTestPreview($content: String!) {\n    previewArticle(content: $content)\n  }\n"): (typeof documents)["\n  query ArticleAdminTestPreview($content: String!) {\n    previewArticle(content: $content)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleLabelsTest {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleLabelsTest {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameArticleLabelTest($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n"): (typeof documents)["\n  mutation RenameArticleLabelTest($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleScheduleTestSchedule($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        isPublished\n        scheduledPublishAt\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleScheduleTestSchedule($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        isPublished\n        scheduledPublishAt\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleScheduleTestRead($id: Int!) {\n    article(id: $id) {\n      publishedAt\n      scheduledPublishAt\n    }\n  }\n"): (typeof documents)["\n  query ArticleScheduleTestRead($id: Int!) {\n    article(id: $id) {\n      publishedAt\n      scheduledPublishAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleWritingTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n        title\n        excerpt\n        content\n        author\n        category\n        tags\n        featuredImageUrl\n        featuredImageCrop {\n          x\n          y\n          scale\n        }\n        imageUrls\n        readTime\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleWritingTestCreate($input: ArticleInput!, $published: Boolean) {\n    createArticle(input: { article: $input, isPublished: $published }) {\n      article {\n        id\n        title\n        excerpt\n        content\n        author\n        category\n        tags\n        featuredImageUrl\n        featuredImageCrop {\n          x\n          y\n          scale\n        }\n        imageUrls\n        readTime\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleWritingTestUpdate($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        title\n        content\n        isPublished\n        publishedAt\n        updatedAt\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleWritingTestUpdate($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        title\n        content\n        isPublished\n        publishedAt\n        updatedAt\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleWritingTestPublish($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleWritingTestPublish($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        isPublished\n        publishedAt\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArticleWritingTestDelete($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation ArticleWritingTestDelete($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleWritingTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n"): (typeof documents)["\n  query ArticleWritingTestRead($id: Int!, $drafts: Boolean) {\n    article(id: $id, drafts: $drafts) {\n      title\n      content\n      body\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatModesTestSet($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        modes {\n          slowSeconds\n          isEmojiOnly\n          memberDays\n          writers\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChatModesTestSet($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        modes {\n          slowSeconds\n          isEmojiOnly\n          memberDays\n          writers\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatModesTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChatModesTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatModesTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChatModesTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatModesTestStatus {\n    chatStatus {\n      modes {\n        slowSeconds\n        isEmojiOnly\n        memberDays\n        writers\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatModesTestStatus {\n    chatStatus {\n      modes {\n        slowSeconds\n        isEmojiOnly\n        memberDays\n        writers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatReplyTestPost($message: String!, $replyToId: Int, $clientId: String) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId, clientId: $clientId }) {\n      message {\n        id\n        aboutAt\n        replyTo {\n          id\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChatReplyTestPost($message: String!, $replyToId: Int, $clientId: String) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId, clientId: $clientId }) {\n      message {\n        id\n        aboutAt\n        replyTo {\n          id\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatReplyTest {\n    chat(last: 20) {\n      nodes {\n        message\n        replyTo {\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatReplyTest {\n    chat(last: 20) {\n      nodes {\n        message\n        replyTo {\n          message\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatReplyTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChatReplyTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatReplyTestDelete($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation ChatReplyTestDelete($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChatReplyTestRestore($id: Int!) {\n    restorePost(input: { id: $id }) {\n      postId\n    }\n  }\n"): (typeof documents)["\n  mutation ChatReplyTestRestore($id: Int!) {\n    restorePost(input: { id: $id }) {\n      postId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatReplyTestRemoved {\n    removedPosts(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatReplyTestRemoved {\n    removedPosts(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameChatTestSaid($gameId: Int!, $first: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query GameChatTestSaid($gameId: Int!, $first: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameChatTestChat($first: Int, $after: String, $last: Int, $before: String) {\n    chat(first: $first, after: $after, last: $last, before: $before) {\n      edges {\n        cursor\n        node {\n          message\n          user {\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query GameChatTestChat($first: Int, $after: String, $last: Int, $before: String) {\n    chat(first: $first, after: $after, last: $last, before: $before) {\n      edges {\n        cursor\n        node {\n          message\n          user {\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInTestMap($gameId: Int) {\n    checkInMap(gameId: $gameId) {\n      game {\n        id\n        opponent\n      }\n      fans\n      places {\n        kind\n        code\n        name\n        fans\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckInTestMap($gameId: Int) {\n    checkInMap(gameId: $gameId) {\n      game {\n        id\n        opponent\n      }\n      fans\n      places {\n        kind\n        code\n        name\n        fans\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInTestStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckInTestStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInTestApproved($first: Int!) {\n    checkIns(first: $first) {\n      nodes {\n        id\n        location\n        description\n        game {\n          opponent\n          isHome\n        }\n        isApproved\n        photo {\n          url\n          sources {\n            srcset\n          }\n        }\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckInTestApproved($first: Int!) {\n    checkIns(first: $first) {\n      nodes {\n        id\n        location\n        description\n        game {\n          opponent\n          isHome\n        }\n        isApproved\n        photo {\n          url\n          sources {\n            srcset\n          }\n        }\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckInTestApprove($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckInTestApprove($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckInTestDelete($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation CheckInTestDelete($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostCommentReplyTest($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        replyTo {\n          id\n          content\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostCommentReplyTest($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        id\n        replyTo {\n          id\n          content\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostPhotoCommentReplyTest($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostPhotoCommentReplyTest($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentRepliesTest($articleId: Int!) {\n    comments(articleId: $articleId, first: 50) {\n      nodes {\n        content\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CommentRepliesTest($articleId: Int!) {\n    comments(articleId: $articleId, first: 50) {\n      nodes {\n        content\n        replyTo {\n          content\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactReviewTestList(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int! = 100\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        id\n        message\n        status\n      }\n    }\n    contactCounts {\n      new\n      reviewed\n      completed\n    }\n  }\n"): (typeof documents)["\n  query ContactReviewTestList(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int! = 100\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        id\n        message\n        status\n      }\n    }\n    contactCounts {\n      new\n      reviewed\n      completed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactReviewTestSetStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ContactReviewTestSetStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactReviewTestDelete($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation ContactReviewTestDelete($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactTestSubmit($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n        user {\n          id\n        }\n        name\n        email\n        category\n        message\n        status\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ContactTestSubmit($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n        user {\n          id\n        }\n        name\n        email\n        category\n        message\n        status\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SponsorDeskTestAdd($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SponsorDeskTestAdd($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SponsorDeskTestUpdate($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        state\n        activeFrom\n        activeTo\n        sponsor {\n          name\n          logoUrl\n          websiteUrl\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SponsorDeskTestUpdate($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        state\n        activeFrom\n        activeTo\n        sponsor {\n          name\n          logoUrl\n          websiteUrl\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SponsorDeskTestMove($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        sponsor {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SponsorDeskTestMove($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        sponsor {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SponsorDeskTestDelete($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation SponsorDeskTestDelete($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SponsorDeskTestList {\n    managedSponsors {\n      id\n      state\n      isActive\n      sponsor {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query SponsorDeskTestList {\n    managedSponsors {\n      id\n      state\n      isActive\n      sponsor {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SponsorDeskTestPublic {\n    sponsors {\n      name\n      logo {\n        width\n        sources {\n          type\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SponsorDeskTestPublic {\n    sponsors {\n      name\n      logo {\n        width\n        sources {\n          type\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SponsorTestSpotlight {\n    sponsorSpotlight {\n      name\n      description\n      logoUrl\n      websiteUrl\n    }\n  }\n"): (typeof documents)["\n  query SponsorTestSpotlight {\n    sponsorSpotlight {\n      name\n      description\n      logoUrl\n      websiteUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SponsorTestAll {\n    sponsors {\n      name\n    }\n  }\n"): (typeof documents)["\n  query SponsorTestAll {\n    sponsors {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiveBoardTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LiveBoardTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveBoardTestBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        user {\n          name\n        }\n        weeklyRank\n        isTied\n        totalPoints\n        captainBonusPoints\n        picks {\n          slot\n          points\n          lines {\n            label\n            points\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LiveBoardTestBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        user {\n          name\n        }\n        weeklyRank\n        isTied\n        totalPoints\n        captainBonusPoints\n        picks {\n          slot\n          points\n          lines {\n            label\n            points\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveBoardTestMine($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      weeklyRank\n      totalPoints\n    }\n  }\n"): (typeof documents)["\n  query LiveBoardTestMine($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      weeklyRank\n      totalPoints\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveBoardTestSheet($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      base64\n    }\n  }\n"): (typeof documents)["\n  query LiveBoardTestSheet($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      base64\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveBoardTestChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        quantity\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  query LiveBoardTestChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        quantity\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithoutProviderSaveGame($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation WithoutProviderSaveGame($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithoutProviderAddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithoutProviderAddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithoutProviderBoard($gameId: Int!) {\n    boardLineups(gameId: $gameId) {\n      nodes {\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n    games {\n      result\n      score\n    }\n    seasonRecord {\n      wins\n    }\n  }\n"): (typeof documents)["\n  query WithoutProviderBoard($gameId: Int!) {\n    boardLineups(gameId: $gameId) {\n      nodes {\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n    games {\n      result\n      score\n    }\n    seasonRecord {\n      wins\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithoutProviderEligible {\n    eligiblePlayers {\n      id\n      name\n      injuryStatus\n    }\n  }\n"): (typeof documents)["\n  query WithoutProviderEligible {\n    eligiblePlayers {\n      id\n      name\n      injuryStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportedSeasonTest {\n    seasonRecord(season: 2025) {\n      wins\n      losses\n    }\n  }\n"): (typeof documents)["\n  query ImportedSeasonTest {\n    seasonRecord(season: 2025) {\n      wins\n      losses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GameListTestSave($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n      version\n      result\n    }\n  }\n"): (typeof documents)["\n  mutation GameListTestSave($input: GameInput!) {\n    saveGame(input: $input) {\n      id\n      version\n      result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameListTestList($season: Int) {\n    games(season: $season) {\n      opponent\n    }\n    seasons\n  }\n"): (typeof documents)["\n  query GameListTestList($season: Int) {\n    games(season: $season) {\n      opponent\n    }\n    seasons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GameNightTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n        period\n        clock\n        game {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GameNightTestPost($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n        period\n        clock\n        game {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameNightTest($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      message\n      likeCount\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId) {\n      nodes {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query GameNightTest($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      message\n      likeCount\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId) {\n      nodes {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepScoreTestEnter($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        isLive\n        isFinal\n        isFed\n        homeTeam {\n          score\n          possession\n        }\n        awayTeam {\n          score\n          possession\n        }\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepScoreTestEnter($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        isLive\n        isFinal\n        isFed\n        homeTeam {\n          score\n          possession\n        }\n        awayTeam {\n          score\n          possession\n        }\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeepScoreTestRecord {\n    seasonRecord {\n      wins\n      losses\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n  }\n"): (typeof documents)["\n  query KeepScoreTestRecord {\n    seasonRecord {\n      wins\n      losses\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InboxChoicesTest($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        choices {\n          kind\n          channel\n          isOn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InboxChoicesTest($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        choices {\n          kind\n          channel\n          isOn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InboxChoicesTestQuiet($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        doNotDisturbUntil\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InboxChoicesTestQuiet($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        doNotDisturbUntil\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxChoicesTestRead {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n      items {\n        kind\n        text\n        path\n      }\n    }\n  }\n"): (typeof documents)["\n  query InboxChoicesTestRead {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n      items {\n        kind\n        text\n        path\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnInboxTest {\n    ownInbox {\n      unreadCount\n      items {\n        key\n        kind\n        at\n        isUnread\n        memberCount\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnInboxTest {\n    ownInbox {\n      unreadCount\n      items {\n        key\n        kind\n        at\n        isUnread\n        memberCount\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInboxReadTest($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkInboxReadTest($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailInboxesTest($kind: InboxKind!, $isOn: Boolean!) {\n    setInboxChoice(input: { kind: $kind, channel: MAIL, isOn: $isOn }) {\n      inbox {\n        choices {\n          channel\n          isOn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MailInboxesTest($kind: InboxKind!, $isOn: Boolean!) {\n    setInboxChoice(input: { kind: $kind, channel: MAIL, isOn: $isOn }) {\n      inbox {\n        choices {\n          channel\n          isOn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeagueMessagesTestPost($leagueId: Int!, $text: String!, $clientId: String) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        id\n        text\n        clientId\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeagueMessagesTestPost($leagueId: Int!, $text: String!, $clientId: String) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        id\n        text\n        clientId\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeagueMessagesTestDelete($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation LeagueMessagesTestDelete($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeagueMessagesTestRead($leagueId: Int!, $last: Int, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        id\n        text\n      }\n      pageInfo {\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeagueMessagesTestRead($leagueId: Int!, $last: Int, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        id\n        text\n      }\n      pageInfo {\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaguesTest_league on League {\n    id\n    name\n    inviteCode\n    board {\n      user {\n        name\n      }\n      isOwner\n      rank\n      totalPoints\n    }\n    rounds {\n      week\n      isScored\n      pairs {\n        one {\n          user {\n            name\n          }\n          points\n        }\n        other {\n          user {\n            name\n          }\n          points\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LeaguesTest_league on League {\n    id\n    name\n    inviteCode\n    board {\n      user {\n        name\n      }\n      isOwner\n      rank\n      totalPoints\n    }\n    rounds {\n      week\n      isScored\n      pairs {\n        one {\n          user {\n            name\n          }\n          points\n        }\n        other {\n          user {\n            name\n          }\n          points\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaguesTestCreate($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaguesTestCreate($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaguesTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaguesTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        ...LeaguesTest_league\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaguesTestLeave($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n"): (typeof documents)["\n  mutation LeaguesTestLeave($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaguesTestRename($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaguesTestRename($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaguesTestLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        inviteCode\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaguesTestLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        inviteCode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaguesTestRemove($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        board {\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaguesTestRemove($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        board {\n          user {\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaguesTestRead($id: Int!, $code: String!) {\n    league(id: $id) {\n      ...LeaguesTest_league\n    }\n    leagueInvite(code: $code) {\n      name\n      memberCount\n      isMember\n    }\n    ownLeagues {\n      id\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  query LeaguesTestRead($id: Int!, $code: String!) {\n    league(id: $id) {\n      ...LeaguesTest_league\n    }\n    leagueInvite(code: $code) {\n      name\n      memberCount\n      isMember\n    }\n    ownLeagues {\n      id\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LivePointsTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LivePointsTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LivePointsTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LivePointsTestJoin($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LivePointsTestRounds($id: Int!) {\n    league(id: $id) {\n      rounds {\n        isScored\n        isLive\n        pairs {\n          one {\n            user {\n              name\n            }\n            points\n          }\n          other {\n            user {\n              name\n            }\n            points\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LivePointsTestRounds($id: Int!) {\n    league(id: $id) {\n      rounds {\n        isScored\n        isLive\n        pairs {\n          one {\n            user {\n              name\n            }\n            points\n          }\n          other {\n            user {\n              name\n            }\n            points\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LikeTestSet($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        id\n        likeCount\n        isLikedByMe\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LikeTestSet($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        id\n        likeCount\n        isLikedByMe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberProfileTest($id: Int!) {\n    memberProfile(id: $id) {\n      isHidden\n      joinedOn\n      badges {\n        kind\n        count\n        level\n      }\n      user {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberProfileTest($id: Int!) {\n    memberProfile(id: $id) {\n      isHidden\n      joinedOn\n      badges {\n        kind\n        count\n        level\n      }\n      user {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MemberProfileTestHide($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MemberProfileTestHide($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MentionsTestSay($message: String!, $replyToId: Int) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId }) {\n      message {\n        id\n        mentions {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MentionsTestSay($message: String!, $replyToId: Int) {\n    postChatMessage(input: { message: $message, replyToId: $replyToId }) {\n      message {\n        id\n        mentions {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MentionsTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MentionsTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MentionsTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MentionsTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MentionsTestEditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MentionsTestEditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MentionsTestRead($articleId: Int!) {\n    chat(last: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n    comments(articleId: $articleId, first: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MentionsTestRead($articleId: Int!) {\n    chat(last: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n    comments(articleId: $articleId, first: 5) {\n      nodes {\n        mentions {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MentionsTestInbox {\n    ownInbox {\n      items {\n        kind\n        postKind\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MentionsTestInbox {\n    ownInbox {\n      items {\n        kind\n        postKind\n        text\n        path\n        members {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteStatusTest {\n    siteStatus {\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  query SiteStatusTest {\n    siteStatus {\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldPostsTest {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query HeldPostsTest {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HeldPostsTestWithdraw($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation HeldPostsTestWithdraw($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldPostsTestChat {\n    chat(last: 20) {\n      nodes {\n        message\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HeldPostsTestChat {\n    chat(last: 20) {\n      nodes {\n        message\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldPostsTestComments($articleId: Int!) {\n    comments(articleId: $articleId) {\n      nodes {\n        content\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HeldPostsTestComments($articleId: Int!) {\n    comments(articleId: $articleId) {\n      nodes {\n        content\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RemovedPostsTest {\n    removedPosts(first: 50) {\n      nodes {\n        id\n        kind\n        excerpt\n        restorableUntil\n        user {\n          name\n        }\n        removedBy {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RemovedPostsTest {\n    removedPosts(first: 50) {\n      nodes {\n        id\n        kind\n        excerpt\n        restorableUntil\n        user {\n          name\n        }\n        removedBy {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestorePostTest($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n"): (typeof documents)["\n  mutation RestorePostTest($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMessageTest($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMessageTest($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoodTestSubmit($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        user {\n          id\n        }\n        moodLevel\n        moodDescription\n        season\n        gameWeek\n        tierLevel\n        submittedAt\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoodTestSubmit($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        user {\n          id\n        }\n        moodLevel\n        moodDescription\n        season\n        gameWeek\n        tierLevel\n        submittedAt\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoodTestRead {\n    communityMood {\n      season\n      gameWeek\n      average\n      moods\n      revision\n    }\n    myMood {\n      moodLevel\n      moodDescription\n    }\n  }\n"): (typeof documents)["\n  query MoodTestRead {\n    communityMood {\n      season\n      gameWeek\n      average\n      moods\n      revision\n    }\n    myMood {\n      moodLevel\n      moodDescription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MutesTest on OwnMutes {\n    members {\n      name\n    }\n    words {\n      text\n      until\n    }\n  }\n"): (typeof documents)["\n  fragment MutesTest on OwnMutes {\n    members {\n      name\n    }\n    words {\n      text\n      until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MutesTestOwn {\n    me {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"): (typeof documents)["\n  query MutesTestOwn {\n    me {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MutesTestOf($id: Int!) {\n    user(id: $id) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"): (typeof documents)["\n  query MutesTestOf($id: Int!) {\n    user(id: $id) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MutesTestMute($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MutesTestMute($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MutesTestUnmute($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MutesTestUnmute($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MutesTestMuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MutesTestMuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MutesTestUnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MutesTestUnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...MutesTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BreakingNewsTestSend($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n        headline\n        url\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BreakingNewsTestSend($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n        headline\n        url\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BreakingNewsTestWithdraw($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        sentBy\n        withdrawnAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BreakingNewsTestWithdraw($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        sentBy\n        withdrawnAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BreakingNewsTestLatest {\n    latestBreakingNews {\n      id\n      headline\n    }\n  }\n"): (typeof documents)["\n  query BreakingNewsTestLatest {\n    latestBreakingNews {\n      id\n      headline\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinnedLineTestPin($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        id\n        text\n        url\n        pinnedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinnedLineTestPin($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        id\n        text\n        url\n        pinnedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinnedLineTestUnpin {\n    unpinLine {\n      line {\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinnedLineTestUnpin {\n    unpinLine {\n      line {\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeliverTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliverTestList {\n    newsletters {\n      nodes {\n        id\n        total\n        sent\n        failed\n        skipped\n        finishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeliverTestList {\n    newsletters {\n      nodes {\n        id\n        total\n        sent\n        failed\n        skipped\n        finishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewsletterTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        subject\n        sentBy\n        total\n        finishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NewsletterTestSend($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        id\n        subject\n        sentBy\n        total\n        finishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewsletterTestTest($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n"): (typeof documents)["\n  mutation NewsletterTestTest($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterTestPreview($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        unsubscribe\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsletterTestPreview($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        unsubscribe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeTestSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation SubscribeTestSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubscriberDeskTestList(\n    $first: Int! = 25\n    $after: String\n    $search: String\n    $state: SubscriberState\n  ) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        id\n        name\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n"): (typeof documents)["\n  query SubscriberDeskTestList(\n    $first: Int! = 25\n    $after: String\n    $search: String\n    $state: SubscriberState\n  ) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        id\n        name\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscriberDeskTestRemove($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation SubscriberDeskTestRemove($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushSendingTestKey {\n    pushKey\n  }\n"): (typeof documents)["\n  query PushSendingTestKey {\n    pushKey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PushTestSubscribe($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n"): (typeof documents)["\n  mutation PushTestSubscribe($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PushTestUnsubscribe($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n"): (typeof documents)["\n  mutation PushTestUnsubscribe($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushTestKey {\n    pushKey\n  }\n"): (typeof documents)["\n  query PushTestKey {\n    pushKey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmbedScore_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    status {\n      period\n      displayClock\n    }\n    homeTeam {\n      ...EmbedScore_team\n    }\n    awayTeam {\n      ...EmbedScore_team\n    }\n  }\n"): (typeof documents)["\n  fragment EmbedScore_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    status {\n      period\n      displayClock\n    }\n    homeTeam {\n      ...EmbedScore_team\n    }\n    awayTeam {\n      ...EmbedScore_team\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmbedScore_team on LiveTeam {\n    name\n    abbreviation\n    score\n    possession\n  }\n"): (typeof documents)["\n  fragment EmbedScore_team on LiveTeam {\n    name\n    abbreviation\n    score\n    possession\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmbedScore {\n    liveGame {\n      ...EmbedScore_game\n    }\n    nextGame {\n      opponent\n      isHome\n      date\n      gameTime\n      kickoffAt\n      tvNetwork\n    }\n    lastCompletedGame {\n      opponent\n      isHome\n      result\n      score\n    }\n  }\n"): (typeof documents)["\n  query EmbedScore {\n    liveGame {\n      ...EmbedScore_game\n    }\n    nextGame {\n      opponent\n      isHome\n      date\n      gameTime\n      kickoffAt\n      tvNetwork\n    }\n    lastCompletedGame {\n      opponent\n      isHome\n      result\n      score\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EmbedScoreEvents {\n    liveGame {\n      ...EmbedScore_game\n    }\n  }\n"): (typeof documents)["\n  subscription EmbedScoreEvents {\n    liveGame {\n      ...EmbedScore_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EmbedGameEvents {\n    gameEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription EmbedGameEvents {\n    gameEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmbedChat_message on ChatMessage {\n    id\n    message\n    createdAt\n    likeCount\n    revision\n    user {\n      name\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment EmbedChat_message on ChatMessage {\n    id\n    message\n    createdAt\n    likeCount\n    revision\n    user {\n      name\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmbedChat($last: Int!) {\n    chat(last: $last) {\n      nodes {\n        ...EmbedChat_message\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmbedChat($last: Int!) {\n    chat(last: $last) {\n      nodes {\n        ...EmbedChat_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EmbedChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...EmbedChat_message\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EmbedChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...EmbedChat_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EmbedMemberEvents {\n    memberEvents {\n      userId\n    }\n  }\n"): (typeof documents)["\n  subscription EmbedMemberEvents {\n    memberEvents {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmbedBoard($first: Int!) {\n    leaderboard {\n      totalParticipants\n      game {\n        week\n        opponent\n      }\n    }\n    boardLineups(first: $first) {\n      nodes {\n        id\n        weeklyRank\n        isTied\n        lineupName\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmbedBoard($first: Int!) {\n    leaderboard {\n      totalParticipants\n      game {\n        week\n        opponent\n      }\n    }\n    boardLineups(first: $first) {\n      nodes {\n        id\n        weeklyRank\n        isTied\n        lineupName\n        totalPoints\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EmbedBoardEvents {\n    fantasyEvents {\n      refetchWithin\n    }\n  }\n"): (typeof documents)["\n  subscription EmbedBoardEvents {\n    fantasyEvents {\n      refetchWithin\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmbedTestKeep($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EmbedTestKeep($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmbedTestPost($input: PostChatMessageInput!) {\n    postChatMessage(input: $input) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EmbedTestPost($input: PostChatMessageInput!) {\n    postChatMessage(input: $input) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPhotosTest($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnPhotosTest($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OwnPhotosTestDelete($id: Int!) {\n    deleteOwnPhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation OwnPhotosTestDelete($id: Int!) {\n    deleteOwnPhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OwnPhotosTestReview($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OwnPhotosTestReview($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PhotoReviewTest($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        state\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PhotoReviewTest($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        state\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhotoReviewTestLists {\n    pending: allPhotos(state: PENDING) {\n      nodes {\n        id\n      }\n    }\n    shown: allPhotos(state: APPROVED) {\n      nodes {\n        id\n      }\n    }\n    rejected: allPhotos(state: REJECTED) {\n      nodes {\n        id\n      }\n    }\n    both: allPhotos {\n      nodes {\n        id\n      }\n    }\n    pendingPhotoCount\n  }\n"): (typeof documents)["\n  query PhotoReviewTestLists {\n    pending: allPhotos(state: PENDING) {\n      nodes {\n        id\n      }\n    }\n    shown: allPhotos(state: APPROVED) {\n      nodes {\n        id\n      }\n    }\n    rejected: allPhotos(state: REJECTED) {\n      nodes {\n        id\n      }\n    }\n    both: allPhotos {\n      nodes {\n        id\n      }\n    }\n    pendingPhotoCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EspnSummaryTestSeen($gameId: Int!) {\n    liveGame {\n      isFinal\n      isStale\n      playPosition\n      homeTeam {\n        score\n      }\n      awayTeam {\n        score\n      }\n    }\n    plays(gameId: $gameId) {\n      nodes {\n        kind\n        status\n        points\n        text\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n      isComplete\n    }\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n    liveBoard(gameId: $gameId) {\n      lineups {\n        totalPoints\n      }\n    }\n  }\n"): (typeof documents)["\n  query EspnSummaryTestSeen($gameId: Int!) {\n    liveGame {\n      isFinal\n      isStale\n      playPosition\n      homeTeam {\n        score\n      }\n      awayTeam {\n        score\n      }\n    }\n    plays(gameId: $gameId) {\n      nodes {\n        kind\n        status\n        points\n        text\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n      isComplete\n    }\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n    liveBoard(gameId: $gameId) {\n      lineups {\n        totalPoints\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EspnSummaryTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EspnSummaryTestSubmit($input: SubmitLineupInput!) {\n    submitLineup(input: $input) {\n      lineup {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayPagesTestLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 2, after: $after) {\n      nodes {\n        kind\n        position\n        play {\n          points\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlayPagesTestLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 2, after: $after) {\n      nodes {\n        kind\n        position\n        play {\n          points\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayPagesTestPage(\n    $gameId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $markersOnly: Boolean!\n  ) {\n    plays(\n      gameId: $gameId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      markersOnly: $markersOnly\n    ) {\n      edges {\n        cursor\n        node {\n          order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlayPagesTestPage(\n    $gameId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $markersOnly: Boolean!\n  ) {\n    plays(\n      gameId: $gameId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      markersOnly: $markersOnly\n    ) {\n      edges {\n        cursor\n        node {\n          order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecordPlaysTestRead($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        order\n        text\n        status\n        points\n        revision\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n    }\n    liveGame {\n      homeTeam {\n        score\n      }\n      lastPlay {\n        order\n      }\n      lastScore {\n        play {\n          points\n        }\n        attempt {\n          kind\n        }\n      }\n      situation {\n        side\n        down\n        toGo\n        ballOn\n      }\n      playPosition\n    }\n  }\n"): (typeof documents)["\n  query RecordPlaysTestRead($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        order\n        text\n        status\n        points\n        revision\n        takenBack {\n          points\n        }\n      }\n    }\n    lineScore(gameId: $gameId) {\n      home\n      away\n    }\n    liveGame {\n      homeTeam {\n        score\n      }\n      lastPlay {\n        order\n      }\n      lastScore {\n        play {\n          points\n        }\n        attempt {\n          kind\n        }\n      }\n      situation {\n        side\n        down\n        toGo\n        ballOn\n      }\n      playPosition\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecordPlaysTestGame($gameId: Int!) {\n    game(id: $gameId) {\n      startedAt\n      result\n      score\n      version\n    }\n  }\n"): (typeof documents)["\n  query RecordPlaysTestGame($gameId: Int!) {\n    game(id: $gameId) {\n      startedAt\n      result\n      score\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoringTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n"): (typeof documents)["\n  query ScoringTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoringTestBoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ScoringTestBoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        name\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverTestClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeOverTestClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        status {\n          period\n          displayClock\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverTestTake($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        isFed\n        homeTeam {\n          score\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeOverTestTake($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        isFed\n        homeTeam {\n          score\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverTestScore($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeOverTestScore($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        gameId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverTestSave($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeOverTestSave($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TakeOverTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n"): (typeof documents)["\n  query TakeOverTestState($gameId: Int!) {\n    plays(gameId: $gameId) {\n      nodes {\n        text\n      }\n    }\n    liveGame {\n      ...ScoringBoard\n    }\n    lastCompletedGame {\n      score\n      result\n    }\n    seasonRecord {\n      wins\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnsweredQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        status\n        answeredIn {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnsweredQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        status\n        answeredIn {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyQuestionsTestMine($first: Int! = 20, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isOnAir\n        answeredAtSeconds\n        answeredIn {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyQuestionsTestMine($first: Int! = 20, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isOnAir\n        answeredAtSeconds\n        answeredIn {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MyQuestionsTestSetOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        status\n        isOnAir\n        answeredAtSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MyQuestionsTestSetOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        status\n        isOnAir\n        answeredAtSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MyQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        answeredAtSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MyQuestionsTestLink($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        answeredAtSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionReviewTestList($filter: QuestionFilter!, $first: Int! = 100, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isApproved\n        user {\n          name\n          favoriteTeam\n        }\n      }\n    }\n    pendingQuestionCount\n  }\n"): (typeof documents)["\n  query QuestionReviewTestList($filter: QuestionFilter!, $first: Int! = 100, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        question\n        status\n        isApproved\n        user {\n          name\n          favoriteTeam\n        }\n      }\n    }\n    pendingQuestionCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionReviewTestApprove($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        id\n        status\n        isApproved\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QuestionReviewTestApprove($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        id\n        status\n        isApproved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionReviewTestSetStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        status\n        isApproved\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QuestionReviewTestSetStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        status\n        isApproved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionReviewTestDelete($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation QuestionReviewTestDelete($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionTestSubmit($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n        question\n        isApproved\n        status\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QuestionTestSubmit($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n        question\n        isApproved\n        status\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetReactionTest($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        __typename\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetReactionTest($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        __typename\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReactionsOfChatTest {\n    chat(last: 1) {\n      nodes {\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReactionsOfChatTest {\n    chat(last: 1) {\n      nodes {\n        id\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewTest on ContentReport {\n    id\n    status\n    actionTaken\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n    isContentThere\n  }\n"): (typeof documents)["\n  fragment ReviewTest on ContentReport {\n    id\n    status\n    actionTaken\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n    isContentThere\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewTestList($filter: ReportFilter!) {\n    reports(filter: $filter, first: 100) {\n      nodes {\n        ...ReviewTest\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewTestList($filter: ReportFilter!) {\n    reports(filter: $filter, first: 100) {\n      nodes {\n        ...ReviewTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewTestDismiss($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewTestDismiss($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewTestDeleteContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewTestDeleteContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReviewTest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewTestDelete($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewTestDelete($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportTestReport($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n"): (typeof documents)["\n  mutation ReportTestReport($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestUser on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestUser on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSignUp($input: SignUpInput!) {\n        signUp(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSignUp($input: SignUpInput!) {\n        signUp(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSignIn($input: SignInInput!) {\n        signIn(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSignIn($input: SignInInput!) {\n        signIn(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSignOut {\n        signOut {\n          isSignedOut\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSignOut {\n        signOut {\n          isSignedOut\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestRestoreSession($userId: Int) {\n        restoreSession(input: { userId: $userId }) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestRestoreSession($userId: Int) {\n        restoreSession(input: { userId: $userId }) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestForgotPassword($email: String!) {\n        requestPasswordReset(input: { email: $email }) {\n          request {\n            message\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestForgotPassword($email: String!) {\n        requestPasswordReset(input: { email: $email }) {\n          request {\n            message\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestResetPassword($input: ResetPasswordInput!) {\n        resetPassword(input: $input) {\n          isChanged\n        }\n      }\n    "): (typeof documents)["\n      mutation RestResetPassword($input: ResetPasswordInput!) {\n        resetPassword(input: $input) {\n          isChanged\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestUserById($id: Int!) {\n        user(id: $id) {\n          ...RestUser\n        }\n      }\n    "): (typeof documents)["\n      query RestUserById($id: Int!) {\n        user(id: $id) {\n          ...RestUser\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateAvatar($input: UpdateAvatarInput!) {\n        updateAvatar(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateAvatar($input: UpdateAvatarInput!) {\n        updateAvatar(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateProfile($input: UpdateProfileInput!) {\n        updateProfile(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateProfile($input: UpdateProfileInput!) {\n        updateProfile(input: $input) {\n          user {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestChangePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) {\n          isChanged\n        }\n      }\n    "): (typeof documents)["\n      mutation RestChangePassword($input: ChangePasswordInput!) {\n        changePassword(input: $input) {\n          isChanged\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestAllArticles($after: String) {\n        allArticles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestAllArticles($after: String) {\n        allArticles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestCreateArticle($input: ArticleInput!, $published: Boolean!) {\n        createArticle(input: { article: $input, isPublished: $published }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestCreateArticle($input: ArticleInput!, $published: Boolean!) {\n        createArticle(input: { article: $input, isPublished: $published }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n        updateArticle(input: { id: $id, article: $input, version: $version }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n        updateArticle(input: { id: $id, article: $input, version: $version }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestPublishArticle($id: Int!) {\n        publishArticle(input: { id: $id }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestPublishArticle($id: Int!) {\n        publishArticle(input: { id: $id }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestScheduleArticle($id: Int!, $at: DateTime) {\n        scheduleArticle(input: { id: $id, at: $at }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestScheduleArticle($id: Int!, $at: DateTime) {\n        scheduleArticle(input: { id: $id, at: $at }) {\n          article {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteArticle($id: Int!) {\n        deleteArticle(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteArticle($id: Int!) {\n        deleteArticle(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestArticle on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    imageUrls\n    readTime\n    viewCount\n    shareCount\n    likeCount\n    commentCount\n    published: isPublished\n    publishedAt\n    scheduledPublishAt\n    createdAt\n    updatedAt\n    version\n  }\n"): (typeof documents)["\n  fragment RestArticle on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    imageUrls\n    readTime\n    viewCount\n    shareCount\n    likeCount\n    commentCount\n    published: isPublished\n    publishedAt\n    scheduledPublishAt\n    createdAt\n    updatedAt\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestRecentArticles {\n        articles(first: 3) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestRecentArticles {\n        articles(first: 3) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPublishedArticles($after: String) {\n        articles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestPublishedArticles($after: String) {\n        articles(first: 100, after: $after) {\n          nodes {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestArticleById($id: Int!) {\n        article(id: $id, drafts: true) {\n          ...RestArticle\n        }\n      }\n    "): (typeof documents)["\n      query RestArticleById($id: Int!) {\n        article(id: $id, drafts: true) {\n          ...RestArticle\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestArticleNavigation($id: Int!) {\n        articleNavigation(id: $id) {\n          previousArticle {\n            id\n            title\n          }\n          nextArticle {\n            id\n            title\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestArticleNavigation($id: Int!) {\n        articleNavigation(id: $id) {\n          previousArticle {\n            id\n            title\n          }\n          nextArticle {\n            id\n            title\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUploadImage($image: Upload!, $crop: String) {\n        uploadImage(input: { image: $image, crop: $crop }) {\n          image {\n            url\n            width\n            height\n            placeholder\n            sources {\n              type\n              srcset\n            }\n            crop {\n              x\n              y\n              scale\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUploadImage($image: Upload!, $crop: String) {\n        uploadImage(input: { image: $image, crop: $crop }) {\n          image {\n            url\n            width\n            height\n            placeholder\n            sources {\n              type\n              srcset\n            }\n            crop {\n              x\n              y\n              scale\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestRecordArticleView($id: Int!) {\n        recordArticleView(input: { id: $id }) {\n          article {\n            id\n            viewCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestRecordArticleView($id: Int!) {\n        recordArticleView(input: { id: $id }) {\n          article {\n            id\n            viewCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestRecordArticleShare($id: Int!) {\n        recordArticleShare(input: { id: $id }) {\n          article {\n            id\n            shareCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestRecordArticleShare($id: Int!) {\n        recordArticleShare(input: { id: $id }) {\n          article {\n            id\n            shareCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestToggleArticleLike($id: Int!) {\n        setLike(input: { kind: ARTICLE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestToggleArticleLike($id: Int!) {\n        setLike(input: { kind: ARTICLE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestArticleLikeStatus($id: Int!) {\n        article(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    "): (typeof documents)["\n      query RestArticleLikeStatus($id: Int!) {\n        article(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestArticleLikeCount($id: Int!) {\n        article(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    "): (typeof documents)["\n      query RestArticleLikeCount($id: Int!) {\n        article(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestChatMessage on ChatMessage {\n    id\n    message\n    likes: likeCount\n    isLikedByMe\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment RestChatMessage on ChatMessage {\n    id\n    message\n    likes: likeCount\n    isLikedByMe\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestChatStatus {\n        chatStatus {\n          isOpen\n          nextGameDate\n          opensAt\n          closesAt\n        }\n      }\n    "): (typeof documents)["\n      query RestChatStatus {\n        chatStatus {\n          isOpen\n          nextGameDate\n          opensAt\n          closesAt\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestChatMessages {\n        chat(last: 100) {\n          nodes {\n            ...RestChatMessage\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestChatMessages {\n        chat(last: 100) {\n          nodes {\n            ...RestChatMessage\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestPostChatMessage($input: PostChatMessageInput!) {\n        postChatMessage(input: $input) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestPostChatMessage($input: PostChatMessageInput!) {\n        postChatMessage(input: $input) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestEditChatMessage($id: Int!, $message: String!) {\n        editChatMessage(input: { id: $id, message: $message }) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestEditChatMessage($id: Int!, $message: String!) {\n        editChatMessage(input: { id: $id, message: $message }) {\n          message {\n            ...RestChatMessage\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteChatMessage($id: Int!) {\n        deleteChatMessage(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteChatMessage($id: Int!) {\n        deleteChatMessage(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestToggleChatLike($id: Int!) {\n        setLike(input: { kind: CHAT_MESSAGE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestToggleChatLike($id: Int!) {\n        setLike(input: { kind: CHAT_MESSAGE, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSubmitCheckIn(\n        $image: Upload!\n        $location: String!\n        $description: String\n        $gameId: Int\n      ) {\n        submitCheckIn(\n          input: { image: $image, location: $location, description: $description, gameId: $gameId }\n        ) {\n          checkIn {\n            id\n            user {\n              id\n            }\n            game {\n              id\n            }\n            location\n            description\n            photo {\n              url\n              width\n              height\n            }\n            approved: isApproved\n            createdAt\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSubmitCheckIn(\n        $image: Upload!\n        $location: String!\n        $description: String\n        $gameId: Int\n      ) {\n        submitCheckIn(\n          input: { image: $image, location: $location, description: $description, gameId: $gameId }\n        ) {\n          checkIn {\n            id\n            user {\n              id\n            }\n            game {\n              id\n            }\n            location\n            description\n            photo {\n              url\n              width\n              height\n            }\n            approved: isApproved\n            createdAt\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestComment on Comment {\n    id\n    article {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment RestComment on Comment {\n    id\n    article {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestComments($articleId: Int!, $after: String) {\n        comments(articleId: $articleId, first: 100, after: $after) {\n          nodes {\n            ...RestComment\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestComments($articleId: Int!, $after: String) {\n        comments(articleId: $articleId, first: 100, after: $after) {\n          nodes {\n            ...RestComment\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestPostComment($input: PostCommentInput!) {\n        postComment(input: $input) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestPostComment($input: PostCommentInput!) {\n        postComment(input: $input) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestEditComment($id: Int!, $content: String!) {\n        editComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestEditComment($id: Int!, $content: String!) {\n        editComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestComment\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteComment($id: Int!) {\n        deleteComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteComment($id: Int!) {\n        deleteComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestToggleCommentLike($id: Int!) {\n        setLike(input: { kind: COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestToggleCommentLike($id: Int!) {\n        setLike(input: { kind: COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCommentLikeStatus($id: Int!) {\n        comment(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    "): (typeof documents)["\n      query RestCommentLikeStatus($id: Int!) {\n        comment(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestContact on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestContact on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSubmitContact($input: SubmitContactInput!) {\n        submitContact(input: $input) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSubmitContact($input: SubmitContactInput!) {\n        submitContact(input: $input) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestContactSubmissions(\n        $category: ContactCategory\n        $statuses: [ContactStatus!]\n        $after: String\n      ) {\n        contactSubmissions(category: $category, statuses: $statuses, first: 100, after: $after) {\n          nodes {\n            ...RestContact\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestContactSubmissions(\n        $category: ContactCategory\n        $statuses: [ContactStatus!]\n        $after: String\n      ) {\n        contactSubmissions(category: $category, statuses: $statuses, first: 100, after: $after) {\n          nodes {\n            ...RestContact\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSetContactStatus($id: Int!, $status: ContactStatus!) {\n        setContactStatus(input: { id: $id, status: $status }) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSetContactStatus($id: Int!, $status: ContactStatus!) {\n        setContactStatus(input: { id: $id, status: $status }) {\n          submission {\n            ...RestContact\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteContact($id: Int!) {\n        deleteContactSubmission(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteContact($id: Int!) {\n        deleteContactSubmission(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestLineupSubmissions($gameId: Int!) {\n        lineupSubmissions(gameId: $gameId) {\n          id\n          userName\n          userEmail\n          lineupName\n          submittedAt\n        }\n      }\n    "): (typeof documents)["\n      query RestLineupSubmissions($gameId: Int!) {\n        lineupSubmissions(gameId: $gameId) {\n          id\n          userName\n          userEmail\n          lineupName\n          submittedAt\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCompletedGames {\n        completedGames {\n          id\n          week\n          season\n          opponent\n          isHome\n          date\n          gameTime\n          tvNetwork\n          isPlayoff\n          createdAt\n          result\n          score\n          statsImported: hasStats\n          isScored\n          leaderboardGenerated: hasLeaderboard\n          lineups\n        }\n      }\n    "): (typeof documents)["\n      query RestCompletedGames {\n        completedGames {\n          id\n          week\n          season\n          opponent\n          isHome\n          date\n          gameTime\n          tvNetwork\n          isPlayoff\n          createdAt\n          result\n          score\n          statsImported: hasStats\n          isScored\n          leaderboardGenerated: hasLeaderboard\n          lineups\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestGameStats($gameId: Int!) {\n        gameStats(gameId: $gameId) {\n          id\n          game {\n            id\n          }\n          playerName\n          position\n          isOnRoster\n          fantasyPoints\n          createdAt\n          figures {\n            stat\n            value\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestGameStats($gameId: Int!) {\n        gameStats(gameId: $gameId) {\n          id\n          game {\n            id\n          }\n          playerName\n          position\n          isOnRoster\n          fantasyPoints\n          createdAt\n          figures {\n            stat\n            value\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUploadStats($gameId: Int!, $statsFile: Upload) {\n        uploadStats(input: { gameId: $gameId, statsFile: $statsFile }) {\n          players\n          unmatched\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUploadStats($gameId: Int!, $statsFile: Upload) {\n        uploadStats(input: { gameId: $gameId, statsFile: $statsFile }) {\n          players\n          unmatched\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestStatsTemplate {\n        statsTemplate {\n          fileName\n          base64\n        }\n      }\n    "): (typeof documents)["\n      query RestStatsTemplate {\n        statsTemplate {\n          fileName\n          base64\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestProcessGame($gameId: Int!) {\n        processGame(input: { gameId: $gameId }) {\n          lineups\n        }\n      }\n    "): (typeof documents)["\n      mutation RestProcessGame($gameId: Int!) {\n        processGame(input: { gameId: $gameId }) {\n          lineups\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCurrentLeaderboard {\n        leaderboard {\n          id\n          game {\n            ...RestBoardGame\n          }\n          firstPlace {\n            ...RestPlace\n          }\n          secondPlace {\n            ...RestPlace\n          }\n          thirdPlace {\n            ...RestPlace\n          }\n          totalParticipants\n          isFinalized\n          userRank\n          userPoints\n          createdAt\n          updatedAt\n        }\n      }\n\n      fragment RestBoardGame on Game {\n        id\n        week\n        season\n        opponent\n        date\n      }\n\n      fragment RestPlace on LeaderboardPlace {\n        points\n        rank\n        user {\n          id\n          name\n          avatarUrl\n          avatarType\n          favoriteTeam\n          isAdmin\n          isMvp\n        }\n      }\n    "): (typeof documents)["\n      query RestCurrentLeaderboard {\n        leaderboard {\n          id\n          game {\n            ...RestBoardGame\n          }\n          firstPlace {\n            ...RestPlace\n          }\n          secondPlace {\n            ...RestPlace\n          }\n          thirdPlace {\n            ...RestPlace\n          }\n          totalParticipants\n          isFinalized\n          userRank\n          userPoints\n          createdAt\n          updatedAt\n        }\n      }\n\n      fragment RestBoardGame on Game {\n        id\n        week\n        season\n        opponent\n        date\n      }\n\n      fragment RestPlace on LeaderboardPlace {\n        points\n        rank\n        user {\n          id\n          name\n          avatarUrl\n          avatarType\n          favoriteTeam\n          isAdmin\n          isMvp\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestExpandedLeaderboard($after: String) {\n        boardLineups(first: 100, after: $after) {\n          nodes {\n            id\n            user {\n              id\n              name\n            }\n            lineupName\n            weeklyRank\n            isTied\n            totalPoints\n            captainBonusPoints\n            picks {\n              slot\n              player {\n                id\n              }\n              name\n              position\n              isCaptain\n              points\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestExpandedLeaderboard($after: String) {\n        boardLineups(first: 100, after: $after) {\n          nodes {\n            id\n            user {\n              id\n              name\n            }\n            lineupName\n            weeklyRank\n            isTied\n            totalPoints\n            captainBonusPoints\n            picks {\n              slot\n              player {\n                id\n              }\n              name\n              position\n              isCaptain\n              points\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestFantasyDashboard {\n        fantasyDashboard {\n          season\n          level\n          trend\n          bestRank\n          bestWeek\n          stats {\n            totalGames\n            totalPoints\n            averagePoints\n            seasonRank\n            seasonTotalParticipants\n            topFinishes\n            top10Finishes\n          }\n          bestPerformances {\n            ...RestPlayedGame\n          }\n          recentGames {\n            ...RestPlayedGame\n          }\n          allLineups {\n            ...RestPlayedGame\n          }\n        }\n      }\n\n      fragment RestPlayedGame on PlayedGame {\n        game {\n          ...RestBoardGame\n        }\n        lineupName\n        totalPoints\n        weeklyRank\n      }\n    "): (typeof documents)["\n      query RestFantasyDashboard {\n        fantasyDashboard {\n          season\n          level\n          trend\n          bestRank\n          bestWeek\n          stats {\n            totalGames\n            totalPoints\n            averagePoints\n            seasonRank\n            seasonTotalParticipants\n            topFinishes\n            top10Finishes\n          }\n          bestPerformances {\n            ...RestPlayedGame\n          }\n          recentGames {\n            ...RestPlayedGame\n          }\n          allLineups {\n            ...RestPlayedGame\n          }\n        }\n      }\n\n      fragment RestPlayedGame on PlayedGame {\n        game {\n          ...RestBoardGame\n        }\n        lineupName\n        totalPoints\n        weeklyRank\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestLineupStatus($gameId: Int!) {\n        lineupStatus(gameId: $gameId) {\n          isOpen\n          closedBecause\n          nextOpenDate\n        }\n      }\n    "): (typeof documents)["\n      query RestLineupStatus($gameId: Int!) {\n        lineupStatus(gameId: $gameId) {\n          isOpen\n          closedBecause\n          nextOpenDate\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestMyLineup($gameId: Int!) {\n        myLineup(gameId: $gameId) {\n          ...RestLineup\n        }\n      }\n\n      fragment RestLineup on Lineup {\n        id\n        user {\n          id\n        }\n        game {\n          id\n          week\n          season\n        }\n        lineupName\n        picks {\n          slot\n          isCaptain\n          player {\n            id\n          }\n        }\n        isScored\n        totalPoints\n        captainBonusPoints\n        weeklyRank\n        submittedAt\n        lockedAt\n      }\n    "): (typeof documents)["\n      query RestMyLineup($gameId: Int!) {\n        myLineup(gameId: $gameId) {\n          ...RestLineup\n        }\n      }\n\n      fragment RestLineup on Lineup {\n        id\n        user {\n          id\n        }\n        game {\n          id\n          week\n          season\n        }\n        lineupName\n        picks {\n          slot\n          isCaptain\n          player {\n            id\n          }\n        }\n        isScored\n        totalPoints\n        captainBonusPoints\n        weeklyRank\n        submittedAt\n        lockedAt\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSubmitLineup($gameId: Int, $input: LineupInput!) {\n        submitLineup(input: { gameId: $gameId, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSubmitLineup($gameId: Int, $input: LineupInput!) {\n        submitLineup(input: { gameId: $gameId, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateLineup($id: Int!, $input: LineupInput!) {\n        updateLineup(input: { id: $id, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateLineup($id: Int!, $input: LineupInput!) {\n        updateLineup(input: { id: $id, lineup: $input }) {\n          lineup {\n            ...RestLineup\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestLiveGame {\n        liveGame {\n          gameId\n          isLive\n          isFinal\n          isPlayoff\n          homeTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          awayTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          status {\n            period\n            displayClock\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestLiveGame {\n        liveGame {\n          gameId\n          isLive\n          isFinal\n          isPlayoff\n          homeTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          awayTeam {\n            abbreviation\n            name\n            score\n            possession\n          }\n          status {\n            period\n            displayClock\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestLastCompletedGame {\n        lastCompletedGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          result\n          score\n          isPlayoff\n          createdAt\n        }\n      }\n    "): (typeof documents)["\n      query RestLastCompletedGame {\n        lastCompletedGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          result\n          score\n          isPlayoff\n          createdAt\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestNextGame {\n        nextGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          isPlayoff\n          createdAt\n        }\n      }\n    "): (typeof documents)["\n      query RestNextGame {\n        nextGame {\n          id\n          week\n          season\n          date\n          gameTime\n          kickoffAt\n          opponent\n          isHome\n          tvNetwork\n          isPlayoff\n          createdAt\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestSeasonRecord($season: Int!) {\n        seasonRecord(season: $season) {\n          id\n          season\n          wins\n          losses\n          preseasonWins\n          preseasonLosses\n          isRegularSeasonStarted\n          lastUpdated\n          createdAt\n        }\n      }\n    "): (typeof documents)["\n      query RestSeasonRecord($season: Int!) {\n        seasonRecord(season: $season) {\n          id\n          season\n          wins\n          losses\n          preseasonWins\n          preseasonLosses\n          isRegularSeasonStarted\n          lastUpdated\n          createdAt\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestArticleAnalytics($first: Int!) {\n        articleAnalytics(first: $first) {\n          nodes {\n            id\n            title\n            author\n            category\n            publishedAt\n            readTime\n            viewCount\n            likeCount\n            commentCount\n            shareCount\n            engagementRate\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestArticleAnalytics($first: Int!) {\n        articleAnalytics(first: $first) {\n          nodes {\n            id\n            title\n            author\n            category\n            publishedAt\n            readTime\n            viewCount\n            likeCount\n            commentCount\n            shareCount\n            engagementRate\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestSponsorMetrics {\n        sponsorMetrics {\n          asOf\n          members\n          newMembers\n          publishedArticles\n          articleViews\n          articleShares\n          fanPhotos\n          engagementPerDay\n          engagementAverage\n          subscriberCount\n          teams {\n            name\n            count\n            percent\n          }\n          countries {\n            name\n            count\n            percent\n          }\n          topLocations {\n            name\n            count\n            percent\n          }\n          categories {\n            category\n            articles\n            views\n            likes\n            comments\n            shares\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestSponsorMetrics {\n        sponsorMetrics {\n          asOf\n          members\n          newMembers\n          publishedArticles\n          articleViews\n          articleShares\n          fanPhotos\n          engagementPerDay\n          engagementAverage\n          subscriberCount\n          teams {\n            name\n            count\n            percent\n          }\n          countries {\n            name\n            count\n            percent\n          }\n          topLocations {\n            name\n            count\n            percent\n          }\n          categories {\n            category\n            articles\n            views\n            likes\n            comments\n            shares\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCommunityMood {\n        communityMood {\n          average\n          moods\n          season\n          gameWeek\n        }\n      }\n    "): (typeof documents)["\n      query RestCommunityMood {\n        communityMood {\n          average\n          moods\n          season\n          gameWeek\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSubmitMood($input: SubmitMoodInput!) {\n        submitMood(input: $input) {\n          mood {\n            id\n            user {\n              id\n            }\n            moodLevel\n            moodDescription\n            season\n            gameWeek\n            tierLevel\n            submittedAt\n            updatedAt\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSubmitMood($input: SubmitMoodInput!) {\n        submitMood(input: $input) {\n          mood {\n            id\n            user {\n              id\n            }\n            moodLevel\n            moodDescription\n            season\n            gameWeek\n            tierLevel\n            submittedAt\n            updatedAt\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSendNewsletter($input: SendNewsletterInput!) {\n        sendNewsletter(input: $input) {\n          newsletter {\n            id\n            subject\n            total\n            createdAt\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSendNewsletter($input: SendNewsletterInput!) {\n        sendNewsletter(input: $input) {\n          newsletter {\n            id\n            subject\n            total\n            createdAt\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestPhotoComment on PhotoComment {\n    id\n    photo {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment RestPhotoComment on PhotoComment {\n    id\n    photo {\n      id\n    }\n    content\n    createdAt\n    updatedAt\n    liked: isLikedByMe\n    totalLikes: likeCount\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPhotoComments($photoId: Int!, $after: String) {\n        photoComments(photoId: $photoId, first: 100, after: $after) {\n          nodes {\n            ...RestPhotoComment\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestPhotoComments($photoId: Int!, $after: String) {\n        photoComments(photoId: $photoId, first: 100, after: $after) {\n          nodes {\n            ...RestPhotoComment\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestPostPhotoComment($input: PostPhotoCommentInput!) {\n        postPhotoComment(input: $input) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestPostPhotoComment($input: PostPhotoCommentInput!) {\n        postPhotoComment(input: $input) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestEditPhotoComment($id: Int!, $content: String!) {\n        editPhotoComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestEditPhotoComment($id: Int!, $content: String!) {\n        editPhotoComment(input: { id: $id, content: $content }) {\n          comment {\n            ...RestPhotoComment\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeletePhotoComment($id: Int!) {\n        deletePhotoComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeletePhotoComment($id: Int!) {\n        deletePhotoComment(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestTogglePhotoCommentLike($id: Int!) {\n        setLike(input: { kind: PHOTO_COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestTogglePhotoCommentLike($id: Int!) {\n        setLike(input: { kind: PHOTO_COMMENT, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestPhoto on Photo {\n    id\n    imageUrl\n    mimeType\n    category\n    description\n    approved: isApproved\n    featured: isFeatured\n    likes: likeCount\n    liked: isLikedByMe\n    createdAt\n    image {\n      url\n      width\n      height\n      placeholder\n      sources {\n        type\n        srcset\n      }\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment RestPhoto on Photo {\n    id\n    imageUrl\n    mimeType\n    category\n    description\n    approved: isApproved\n    featured: isFeatured\n    likes: likeCount\n    liked: isLikedByMe\n    createdAt\n    image {\n      url\n      width\n      height\n      placeholder\n      sources {\n        type\n        srcset\n      }\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPhotos($category: PhotoCategory, $excludeAi: Boolean!, $after: String) {\n        photos(category: $category, excludeAi: $excludeAi, first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestPhotos($category: PhotoCategory, $excludeAi: Boolean!, $after: String) {\n        photos(category: $category, excludeAi: $excludeAi, first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestAllPhotos($after: String) {\n        allPhotos(first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestAllPhotos($after: String) {\n        allPhotos(first: 100, after: $after) {\n          nodes {\n            ...RestPhoto\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPhotoById($id: Int!) {\n        photo(id: $id) {\n          ...RestPhoto\n        }\n      }\n    "): (typeof documents)["\n      query RestPhotoById($id: Int!) {\n        photo(id: $id) {\n          ...RestPhoto\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPhotoNavigation($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n        photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n          previousPhoto {\n            ...RestPhoto\n          }\n          nextPhoto {\n            ...RestPhoto\n          }\n          currentIndex\n          totalCount\n        }\n      }\n    "): (typeof documents)["\n      query RestPhotoNavigation($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n        photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n          previousPhoto {\n            ...RestPhoto\n          }\n          nextPhoto {\n            ...RestPhoto\n          }\n          currentIndex\n          totalCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPhotoLikeStatus($id: Int!) {\n        photo(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    "): (typeof documents)["\n      query RestPhotoLikeStatus($id: Int!) {\n        photo(id: $id) {\n          isLikedByMe\n          likeCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPhotoLikeCount($id: Int!) {\n        photo(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    "): (typeof documents)["\n      query RestPhotoLikeCount($id: Int!) {\n        photo(id: $id) {\n          totalLikes: likeCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestTogglePhotoLike($id: Int!) {\n        setLike(input: { kind: PHOTO, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestTogglePhotoLike($id: Int!) {\n        setLike(input: { kind: PHOTO, id: $id }) {\n          likeable {\n            isLikedByMe\n            likeCount\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n        uploadPhoto(input: { details: $input, image: $image }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n        uploadPhoto(input: { details: $input, image: $image }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestApprovePhoto($id: Int!) {\n        approvePhoto(input: { id: $id }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestApprovePhoto($id: Int!) {\n        approvePhoto(input: { id: $id }) {\n          photo {\n            ...RestPhoto\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeletePhoto($id: Int!) {\n        deletePhoto(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeletePhoto($id: Int!) {\n        deletePhoto(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestQuestion on Question {\n    id\n    question\n    approved: isApproved\n    status\n    createdAt\n    user {\n      id\n      name\n      favoriteTeam\n    }\n  }\n"): (typeof documents)["\n  fragment RestQuestion on Question {\n    id\n    question\n    approved: isApproved\n    status\n    createdAt\n    user {\n      id\n      name\n      favoriteTeam\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSubmitQuestion($input: SubmitQuestionInput!) {\n        submitQuestion(input: $input) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSubmitQuestion($input: SubmitQuestionInput!) {\n        submitQuestion(input: $input) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestQuestions($filter: QuestionFilter!, $after: String) {\n        questions(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestQuestion\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestQuestions($filter: QuestionFilter!, $after: String) {\n        questions(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestQuestion\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestApproveQuestion($id: Int!) {\n        approveQuestion(input: { id: $id }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestApproveQuestion($id: Int!) {\n        approveQuestion(input: { id: $id }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n        setQuestionStatus(input: { id: $id, status: $status }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n        setQuestionStatus(input: { id: $id, status: $status }) {\n          question {\n            ...RestQuestion\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteQuestion($id: Int!) {\n        deleteQuestion(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteQuestion($id: Int!) {\n        deleteQuestion(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestReport on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    adminNotes\n    createdAt\n    reporter {\n      id\n    }\n    reviewedBy {\n      id\n    }\n    reportedContentBackup\n    reportedUserNameBackup\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n  }\n"): (typeof documents)["\n  fragment RestReport on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    adminNotes\n    createdAt\n    reporter {\n      id\n    }\n    reviewedBy {\n      id\n    }\n    reportedContentBackup\n    reportedUserNameBackup\n    reporterName\n    reportedUserName\n    reportedContent\n    articleTitle\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n"): (typeof documents)["\n  mutation RestReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestReports($filter: ReportFilter!, $after: String) {\n        reports(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestReport\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestReports($filter: ReportFilter!, $after: String) {\n        reports(filter: $filter, first: 100, after: $after) {\n          nodes {\n            ...RestReport\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDismissReport($id: Int!) {\n        dismissReport(input: { id: $id }) {\n          report {\n            ...RestReport\n          }\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDismissReport($id: Int!) {\n        dismissReport(input: { id: $id }) {\n          report {\n            ...RestReport\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteReport($id: Int!) {\n        deleteReport(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteReport($id: Int!) {\n        deleteReport(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestRosterPosition on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      shortName\n      jersey\n      position\n      positionGroup\n      isStarter\n      weight\n      height\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n"): (typeof documents)["\n  fragment RestRosterPosition on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      shortName\n      jersey\n      position\n      positionGroup\n      isStarter\n      weight\n      height\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestRoster {\n        roster {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    "): (typeof documents)["\n      query RestRoster {\n        roster {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestDepthChart {\n        depthChart {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    "): (typeof documents)["\n      query RestDepthChart {\n        depthChart {\n          offense {\n            ...RestRosterPosition\n          }\n          defense {\n            ...RestRosterPosition\n          }\n          specialTeams {\n            ...RestRosterPosition\n          }\n          lastUpdated\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestSearch($query: String!) {\n        search(query: $query, first: 50) {\n          nodes {\n            type\n            id\n            title\n            description\n            url\n            thumbnailUrl\n            contentType\n            isLive\n            isPlayoff\n            week\n            approved: isApproved\n            publishedAt\n            createdAt\n            date\n          }\n          totalCount\n          query\n        }\n      }\n    "): (typeof documents)["\n      query RestSearch($query: String!) {\n        search(query: $query, first: 50) {\n          nodes {\n            type\n            id\n            title\n            description\n            url\n            thumbnailUrl\n            contentType\n            isLive\n            isPlayoff\n            week\n            approved: isApproved\n            publishedAt\n            createdAt\n            date\n          }\n          totalCount\n          query\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestContentItem on ContentItem {\n    id\n    type\n    title\n    description\n    url\n    duration\n    publishedAt\n    thumbnailUrl\n    externalId\n    isLive\n    isCurrentlyLive\n    viewCount\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestContentItem on ContentItem {\n    id\n    type\n    title\n    description\n    url\n    duration\n    publishedAt\n    thumbnailUrl\n    externalId\n    isLive\n    isCurrentlyLive\n    viewCount\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestLatestLive {\n        latestContent(type: LIVE) {\n          ...RestContentItem\n        }\n      }\n    "): (typeof documents)["\n      query RestLatestLive {\n        latestContent(type: LIVE) {\n          ...RestContentItem\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestLatestVideo {\n        latestContent(type: YOUTUBE) {\n          ...RestContentItem\n        }\n      }\n    "): (typeof documents)["\n      query RestLatestVideo {\n        latestContent(type: YOUTUBE) {\n          ...RestContentItem\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestRecentShorts {\n        recentContent(type: SHORTS) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestRecentShorts {\n        recentContent(type: SHORTS) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestRecentEpisodes {\n        recentContent(type: PODCAST) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestRecentEpisodes {\n        recentContent(type: PODCAST) {\n          nodes {\n            ...RestContentItem\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestChannelStats {\n        channelStats {\n          subscriberCount\n        }\n      }\n    "): (typeof documents)["\n      query RestChannelStats {\n        channelStats {\n          subscriberCount\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestUsers($filter: UserFilterInput, $sort: UserSort!, $first: Int!, $after: String) {\n        users(filter: $filter, sort: $sort, first: $first, after: $after) {\n          nodes {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestUsers($filter: UserFilterInput, $sort: UserSort!, $first: Int!, $after: String) {\n        users(filter: $filter, sort: $sort, first: $first, after: $after) {\n          nodes {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteUser($id: Int!) {\n        deleteUser(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteUser($id: Int!) {\n        deleteUser(input: { id: $id }) {\n          deletedId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RosterDeskTestAdd($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n        positionGroup\n        isStarter\n        weight\n        height\n        age\n        experience\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RosterDeskTestAdd($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n        positionGroup\n        isStarter\n        weight\n        height\n        age\n        experience\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RosterDeskTestUpdate($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RosterDeskTestUpdate($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        id\n        name\n        jersey\n        position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RosterDeskTestInjure($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RosterDeskTestInjure($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        injuryStatus\n        injuryDetails\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RosterDeskTestRemove($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n"): (typeof documents)["\n  mutation RosterDeskTestRemove($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RosterDeskTestManaged {\n    managedRoster {\n      isFromProvider\n      players {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query RosterDeskTestManaged {\n    managedRoster {\n      isFromProvider\n      players {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RosterTestRead {\n    roster {\n      offense {\n        position\n        displayName\n        players {\n          name\n          shortName\n          jersey\n          positionGroup\n        }\n      }\n      defense {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      specialTeams {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      lastUpdated\n    }\n  }\n"): (typeof documents)["\n  query RosterTestRead {\n    roster {\n      offense {\n        position\n        displayName\n        players {\n          name\n          shortName\n          jersey\n          positionGroup\n        }\n      }\n      defense {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      specialTeams {\n        position\n        displayName\n        players {\n          name\n        }\n      }\n      lastUpdated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestSearch($query: String!, $filter: SearchFilter, $first: Int) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      query\n      nodes {\n        type\n        id\n        title\n        url\n        date\n        week\n        titleParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TestSearch($query: String!, $filter: SearchFilter, $first: Int) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      query\n      nodes {\n        type\n        id\n        title\n        url\n        date\n        week\n        titleParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoGuestsTestSeen($gameId: Int!) {\n    chatMessages(last: 100) {\n      id\n      message\n      userName\n      isDemo\n      likeCount\n      period\n      clientId\n    }\n    liveBoard(gameId: $gameId) {\n      totalParticipants\n    }\n  }\n"): (typeof documents)["\n  query DemoGuestsTestSeen($gameId: Int!) {\n    chatMessages(last: 100) {\n      id\n      message\n      userName\n      isDemo\n      likeCount\n      period\n      clientId\n    }\n    liveBoard(gameId: $gameId) {\n      totalParticipants\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoGuestsTestRemove($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DemoGuestsTestRemove($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowArchiveTestList(\n    $types: [ContentType!]\n    $first: Int! = 100\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n"): (typeof documents)["\n  query ShowArchiveTestList(\n    $types: [ContentType!]\n    $first: Int! = 100\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowArchiveTestOne($id: Int!) {\n    show(id: $id) {\n      id\n      title\n      state\n      season\n      audioUrl\n      chapters {\n        start\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowArchiveTestOne($id: Int!) {\n    show(id: $id) {\n      id\n      title\n      state\n      season\n      audioUrl\n      chapters {\n        start\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 2) {\n      nodes {\n        title\n        publishedAt\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"): (typeof documents)["\n  query ContentTestHome {\n    live: latestContent(type: LIVE) {\n      title\n    }\n    video: latestContent(type: YOUTUBE) {\n      title\n    }\n    shorts: recentContent(type: SHORTS) {\n      nodes {\n        title\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 2) {\n      nodes {\n        title\n        publishedAt\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveListeningTest($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        show {\n          id\n        }\n        seconds\n        heardAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveListeningTest($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        show {\n          id\n        }\n        seconds\n        heardAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListeningTest($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n"): (typeof documents)["\n  query ListeningTest($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowDeskTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowDeskTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowDeskTestUpdate($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        state\n        show {\n          title\n          type\n          url\n          description\n          externalId\n          publishedAt\n          isLive\n          isCurrentlyLive\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowDeskTestUpdate($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        state\n        show {\n          title\n          type\n          url\n          description\n          externalId\n          publishedAt\n          isLive\n          isCurrentlyLive\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowDeskTestHide($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowDeskTestHide($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowDeskTestDelete($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation ShowDeskTestDelete($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowDeskTestList($first: Int! = 20, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowDeskTestList($first: Int! = 20, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        id\n        state\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowTestTurn($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowTestTurn($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n        title\n        externalId\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowTestAdd($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n        title\n        externalId\n        isLive\n        isCurrentlyLive\n        publishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowTestSave($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n        description\n        externalId\n        isLive\n        isCurrentlyLive\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowTestSave($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n        description\n        externalId\n        isLive\n        isCurrentlyLive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowTestLatest {\n    latestContent(type: LIVE) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query ShowTestLatest {\n    latestContent(type: LIVE) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetShowSourceTest($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        nextAt\n        fault\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetShowSourceTest($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        nextAt\n        fault\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditShowTextsTest($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditShowTextsTest($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddShowTextsTest($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddShowTextsTest($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowTextsTest($id: Int!) {\n    show(id: $id) {\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n    }\n    showTranscript(id: $id) {\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowTextsTest($id: Int!) {\n    show(id: $id) {\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n    }\n    showTranscript(id: $id) {\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstStepsTest {\n    firstSteps {\n      hasMailServer\n      steps {\n        step\n        isDone\n      }\n    }\n  }\n"): (typeof documents)["\n  query FirstStepsTest {\n    firstSteps {\n      hasMailServer\n      steps {\n        step\n        isDone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryFirstStepTest($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        steps {\n          step\n          isDone\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryFirstStepTest($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        steps {\n          step\n          isDone\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideFirstStepsTest {\n    hideFirstSteps {\n      firstSteps {\n        hasMailServer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HideFirstStepsTest {\n    hideFirstSteps {\n      firstSteps {\n        hasMailServer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteSettingsTest {\n    siteSettings {\n      name\n      tagline\n      facebookUrl\n      partnersEmail\n      postalAddress\n      season\n      flagshipDay\n      flagshipTime\n      fallbackSubscribers\n      isFantasyOpen\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"): (typeof documents)["\n  query SiteSettingsTest {\n    siteSettings {\n      name\n      tagline\n      facebookUrl\n      partnersEmail\n      postalAddress\n      season\n      flagshipDay\n      flagshipTime\n      fallbackSubscribers\n      isFantasyOpen\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSiteSettingsTest($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        name\n        tagline\n        season\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSiteSettingsTest($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        name\n        tagline\n        season\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSeasonTest($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartSeasonTest($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FiltersTest {\n    filters {\n      id\n      name\n      rule\n      words\n      pattern\n      allowedHosts\n      count\n      minutes\n      memberDays\n      kinds\n      action\n      message\n      isOn\n    }\n  }\n"): (typeof documents)["\n  query FiltersTest {\n    filters {\n      id\n      name\n      rule\n      words\n      pattern\n      allowedHosts\n      count\n      minutes\n      memberDays\n      kinds\n      action\n      message\n      isOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterTrialTest($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        kind\n        id\n        text\n        user {\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FilterTrialTest($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        kind\n        id\n        text\n        user {\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFilterTest($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddFilterTest($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFilterTest($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        isOn\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFilterTest($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        isOn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFilterTest($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFilterTest($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FiltersTestPost($message: String!, $clientId: String) {\n    postChatMessage(input: { message: $message, clientId: $clientId }) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FiltersTestPost($message: String!, $clientId: String) {\n    postChatMessage(input: { message: $message, clientId: $clientId }) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FiltersTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FiltersTestEdit($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FiltersTestRemoved {\n    removedPosts {\n      nodes {\n        excerpt\n      }\n    }\n  }\n"): (typeof documents)["\n  query FiltersTestRemoved {\n    removedPosts {\n      nodes {\n        excerpt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FiltersTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FiltersTestComment($articleId: Int!, $content: String!) {\n    postComment(input: { articleId: $articleId, content: $content }) {\n      comment {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueueTest($first: Int!, $after: String) {\n    moderationQueueCount\n    moderationQueue(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        waitingSince\n        reportCount\n        reasons\n        filters\n        isUnapproved\n        isThere\n        text\n        userName\n        articleTitle\n        claimedUntil\n        user {\n          name\n        }\n        claimedBy {\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query QueueTest($first: Int!, $after: String) {\n    moderationQueueCount\n    moderationQueue(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        waitingSince\n        reportCount\n        reasons\n        filters\n        isUnapproved\n        isThere\n        text\n        userName\n        articleTitle\n        claimedUntil\n        user {\n          name\n        }\n        claimedBy {\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueueDetailsTest($id: ID!) {\n    waitingPostDetails(id: $id) {\n      reports {\n        reason\n        description\n        reporterName\n      }\n      context {\n        text\n        isThePost\n        user {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QueueDetailsTest($id: ID!) {\n    waitingPostDetails(id: $id) {\n      reports {\n        reason\n        description\n        reporterName\n      }\n      context {\n        text\n        isThePost\n        user {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QueueClaimTest($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        id\n        claimedUntil\n        claimedBy {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QueueClaimTest($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        id\n        claimedUntil\n        claimedBy {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QueueReleaseTest($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation QueueReleaseTest($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QueueDecideTest($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QueueDecideTest($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SanctionTest($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        id\n        kind\n        reason\n        note\n        contentType\n        excerpt\n        createdAt\n        endsAt\n        isInForce\n        removedPosts\n        user {\n          name\n        }\n        sanctionedBy {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SanctionTest($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        id\n        kind\n        reason\n        note\n        contentType\n        excerpt\n        createdAt\n        endsAt\n        isInForce\n        removedPosts\n        user {\n          name\n        }\n        sanctionedBy {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftSanctionTest($id: Int!) {\n    liftSanction(input: { id: $id, arePostsRestored: true }) {\n      sanction {\n        liftedAt\n        isInForce\n        liftedBy {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LiftSanctionTest($id: Int!) {\n    liftSanction(input: { id: $id, arePostsRestored: true }) {\n      sanction {\n        liftedAt\n        isInForce\n        liftedBy {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeSanctionTest($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcknowledgeSanctionTest($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSanctionTest($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        answer\n        answeredAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerSanctionTest($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        answer\n        answeredAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSanctionTest {\n    me {\n      sanction {\n        id\n        kind\n        reason\n        note\n        excerpt\n        endsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnSanctionTest {\n    me {\n      sanction {\n        id\n        kind\n        reason\n        note\n        excerpt\n        endsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberSanctionsTest($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      user {\n        name\n      }\n      sanctions {\n        id\n        kind\n        isInForce\n        acknowledgedAt\n        answer\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberSanctionsTest($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      user {\n        name\n      }\n      sanctions {\n        id\n        kind\n        isInForce\n        acknowledgedAt\n        answer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SanctionsTest($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SanctionsTest($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostWhileSanctioned($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostWhileSanctioned($message: String!) {\n    postChatMessage(input: { message: $message }) {\n      message {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoringBoard on LiveGame {\n    isFed\n    isFinal\n    playPosition\n    homeTeam {\n      score\n    }\n    awayTeam {\n      score\n    }\n    status {\n      period\n      displayClock\n    }\n    situation {\n      side\n      down\n      toGo\n      ballOn\n    }\n  }\n"): (typeof documents)["\n  fragment ScoringBoard on LiveGame {\n    isFed\n    isFinal\n    playPosition\n    homeTeam {\n      score\n    }\n    awayTeam {\n      score\n    }\n    status {\n      period\n      displayClock\n    }\n    situation {\n      side\n      down\n      toGo\n      ballOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScoringEnter($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n        text\n        points\n        scoringSide\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScoringEnter($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n        text\n        points\n        scoringSide\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScoringCorrect($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n        status\n        points\n        isUnderReview\n        takenBack {\n          points\n        }\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScoringCorrect($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n        status\n        points\n        isUnderReview\n        takenBack {\n          points\n        }\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScoringUndo($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n        reason\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScoringUndo($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n        reason\n      }\n      game {\n        ...ScoringBoard\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;