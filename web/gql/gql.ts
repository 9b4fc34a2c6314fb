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
    "\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    avatarUrl\n    avatarType\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    createdAt\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    subjectType\n    subjectId\n    actorId\n    actorName\n    details {\n      name\n      value\n    }\n  }\n": typeof types.ActivityRow_EntryFragmentDoc,
    "\n  query Users(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        startCursor\n        endCursor\n      }\n    }\n    userCount(filter: $filter)\n  }\n": typeof types.UsersDocument,
    "\n  subscription UserEvents {\n    userEvents {\n      userId\n    }\n  }\n": typeof types.UserEventsDocument,
    "\n  mutation DeleteUser($id: Int!) {\n    deleteUser(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteUserDocument,
    "\n  query MemberAccount($id: Int!) {\n    user(id: $id) {\n      ...UserRow_user\n      bio\n    }\n    memberRecord(userId: $id) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        ...DeviceRow_session\n      }\n      apiTokens {\n        ...ApiTokenRow_token\n      }\n      securityEvents {\n        id\n        at\n        kind\n        device\n        network\n      }\n    }\n    auditTrail(subjectType: USER, subjectId: $id, first: 20) {\n      nodes {\n        ...ActivityRow_entry\n      }\n    }\n  }\n": typeof types.MemberAccountDocument,
    "\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.SetUserRightsDocument,
    "\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      endedSessions\n    }\n  }\n": typeof types.EndUserAccessDocument,
    "\n  mutation EndUserSession($input: EndUserSessionInput!) {\n    endUserSession(input: $input) {\n      endedId\n    }\n  }\n": typeof types.EndUserSessionDocument,
    "\n  mutation RevokeUserToken($input: RevokeUserTokenInput!) {\n    revokeUserToken(input: $input) {\n      revokedId\n    }\n  }\n": typeof types.RevokeUserTokenDocument,
    "\n  mutation CorrectUser($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.CorrectUserDocument,
    "\n  mutation MailUser($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n": typeof types.MailUserDocument,
    "\n  query Activity($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ActivityDocument,
    "\n  query ActivityActors {\n    auditActors {\n      id\n      name\n    }\n  }\n": typeof types.ActivityActorsDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation UpdateAvatar($input: UpdateAvatarInput!) {\n    updateAvatar(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.UpdateAvatarDocument,
    "\n  mutation UploadAvatar($image: Upload!, $crop: String) {\n    uploadAvatar(input: { image: $image, crop: $crop }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.UploadAvatarDocument,
    "\n  mutation RemoveAvatar {\n    removeAvatar {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.RemoveAvatarDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      isChanged\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment DeviceRow_session on OwnSession {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n": typeof types.DeviceRow_SessionFragmentDoc,
    "\n  fragment TokenUsage_usage on ApiTokenUsage {\n    calls\n    cost\n    refusals\n    days {\n      day\n      calls\n    }\n    deprecated {\n      field\n      reason\n    }\n  }\n": typeof types.TokenUsage_UsageFragmentDoc,
    "\n  fragment ApiTokenRow_token on ApiToken {\n    id\n    name\n    scope\n    hint\n    createdAt\n    lastUsedAt\n    usage {\n      ...TokenUsage_usage\n    }\n  }\n": typeof types.ApiTokenRow_TokenFragmentDoc,
    "\n  query OwnSessions {\n    ownSessions {\n      ...DeviceRow_session\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  mutation EndSession($id: Int!) {\n    endSession(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query OwnEmail {\n    ownEmail {\n      email\n      isProven\n      resetsGoTo\n    }\n  }\n": typeof types.OwnEmailDocument,
    "\n  mutation SendEmailProof {\n    sendEmailProof {\n      email {\n        isProven\n      }\n    }\n  }\n": typeof types.SendEmailProofDocument,
    "\n  query OwnSecurityEvents($after: String) {\n    ownSecurityEvents(after: $after) {\n      nodes {\n        id\n        at\n        kind\n        device\n        network\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.OwnSecurityEventsDocument,
    "\n  query OwnApiTokens {\n    ownApiTokens {\n      ...ApiTokenRow_token\n    }\n  }\n": typeof types.OwnApiTokensDocument,
    "\n  mutation CreateApiToken($input: NewApiTokenInput!, $proof: IdentityProofInput!) {\n    createApiToken(input: { token: $input, proof: $proof }) {\n      created {\n        token\n      }\n    }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  mutation RevokeApiToken($id: Int!) {\n    revokeApiToken(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  mutation DeleteOwnAccount($proof: IdentityProofInput!) {\n    deleteOwnAccount(input: { proof: $proof }) {\n      isDeleted\n    }\n  }\n": typeof types.DeleteOwnAccountDocument,
    "\n  query SignInSecurity {\n    signInSecurity {\n      isTotpOn\n      isRequired\n      recoveryCodesLeft\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.SignInSecurityDocument,
    "\n  mutation NewPasskeyOptions($proof: IdentityProofInput!) {\n    newPasskeyOptions(input: { proof: $proof }) {\n      options\n    }\n  }\n": typeof types.NewPasskeyOptionsDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($id: Int!, $name: String!) {\n    renamePasskey(input: { id: $id, name: $name }) {\n      passkey {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: Int!, $proof: IdentityProofInput!) {\n    removePasskey(input: { id: $id, proof: $proof }) {\n      deletedId\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation StartTotp($proof: IdentityProofInput!) {\n    startTotp(input: { proof: $proof }) {\n      setup {\n        secret\n        uri\n      }\n    }\n  }\n": typeof types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(input: { code: $code }) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation TurnOffTotp($proof: IdentityProofInput!) {\n    turnOffTotp(input: { proof: $proof }) {\n      isTurnedOff\n    }\n  }\n": typeof types.TurnOffTotpDocument,
    "\n  mutation ReplaceRecoveryCodes($proof: IdentityProofInput!) {\n    replaceRecoveryCodes(input: { proof: $proof }) {\n      codes\n    }\n  }\n": typeof types.ReplaceRecoveryCodesDocument,
    "\n  mutation IdentityProofOptions {\n    identityProofOptions {\n      options\n    }\n  }\n": typeof types.IdentityProofOptionsDocument,
    "\n  mutation ProveIdentity($proof: IdentityProofInput!) {\n    proveIdentity(input: { proof: $proof }) {\n      isProven\n    }\n  }\n": typeof types.ProveIdentityDocument,
    "\n  mutation FinishSignIn($code: String!) {\n    finishSignIn(input: { code: $code }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.FinishSignInDocument,
    "\n  mutation PasskeySignInOptions {\n    passkeySignInOptions {\n      options\n    }\n  }\n": typeof types.PasskeySignInOptionsDocument,
    "\n  mutation SignInWithPasskey($response: String!) {\n    signInWithPasskey(input: { response: $response }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.SignInWithPasskeyDocument,
    "\n  fragment Own_sanction on OwnSanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    answer\n    answeredAt\n  }\n": typeof types.Own_SanctionFragmentDoc,
    "\n  fragment Own_mutes on OwnMutes {\n    asOf\n    members {\n      id\n      name\n    }\n    words {\n      id\n      text\n      until\n    }\n  }\n": typeof types.Own_MutesFragmentDoc,
    "\n  fragment Account_user on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n    hasHeldPosts\n    sanction {\n      ...Own_sanction\n    }\n    mutes {\n      ...Own_mutes\n    }\n  }\n": typeof types.Account_UserFragmentDoc,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation RestoreSession($userId: Int) {\n    restoreSession(input: { userId: $userId }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": typeof types.RestoreSessionDocument,
    "\n  mutation SignOut {\n    signOut {\n      isSignedOut\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  fragment Member_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    favoriteTeam\n    isAdmin\n    isMvp\n  }\n": typeof types.Member_UserFragmentDoc,
    "\n  subscription MemberChanged {\n    memberChanged {\n      ...Member_user\n    }\n  }\n": typeof types.MemberChangedDocument,
    "\n  subscription MemberDeleted {\n    memberEvents {\n      userId\n    }\n  }\n": typeof types.MemberDeletedDocument,
    "\n  query OwnAccount {\n    me {\n      ...Account_user\n    }\n  }\n": typeof types.OwnAccountDocument,
    "\n  query CurrentRights {\n    me {\n      id\n      isAdmin\n      isModerator\n      isHost\n      isMvp\n    }\n  }\n": typeof types.CurrentRightsDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      request {\n        message\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      isChanged\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query AdvertisePage {\n    sponsors {\n      ...OurSponsors_sponsor\n    }\n  }\n": typeof types.AdvertisePageDocument,
    "\n  fragment SiteSettings_settings on SiteSettings {\n    name\n    tagline\n    facebookUrl\n    youtubeUrl\n    applePodcastsUrl\n    spotifyUrl\n    youtubeMusicUrl\n    instagramUrl\n    xUrl\n    partnersEmail\n    contactEmail\n    postalAddress\n    fallbackSubscribers\n    season\n    flagshipDay\n    flagshipTime\n    postGameTime\n    aiCredit\n    isFantasyOpen\n    areCheckInsOpen\n  }\n": typeof types.SiteSettings_SettingsFragmentDoc,
    "\n  query SiteSettings {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n": typeof types.SiteSettingsDocument,
    "\n  subscription SiteEvents {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n": typeof types.SiteEventsDocument,
    "\n  fragment ArticleCard_article on Article {\n    id\n    title\n    excerpt\n    author\n    category\n    tags\n    featuredImage {\n      ...Picture_image\n    }\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    publishedAt\n  }\n": typeof types.ArticleCard_ArticleFragmentDoc,
    "\n  subscription ArticleEvents {\n    articleEvents {\n      kind\n      articleId\n      article {\n        id\n        viewCount\n        likeCount\n        shareCount\n        commentCount\n      }\n    }\n  }\n": typeof types.ArticleEventsDocument,
    "\n  query ArticlesPage($first: Int!, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        ...ArticleCard_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ArticlesPageDocument,
    "\n  mutation UploadImage($image: Upload!) {\n    uploadImage(input: { image: $image }) {\n      image {\n        url\n      }\n    }\n  }\n": typeof types.UploadImageDocument,
    "\n  fragment ArticleRow_article on Article {\n    id\n    title\n    author\n    category\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    viewCount\n    commentCount\n    likeCount\n    shareCount\n    version\n  }\n": typeof types.ArticleRow_ArticleFragmentDoc,
    "\n  fragment ArticleForm_article on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    version\n  }\n": typeof types.ArticleForm_ArticleFragmentDoc,
    "\n  query AllArticles($show: ArticleFilter!, $first: Int!, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        ...ArticleRow_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n": typeof types.AllArticlesDocument,
    "\n  query EditedArticle($id: Int!) {\n    article(id: $id, drafts: true) {\n      ...ArticleForm_article\n    }\n  }\n": typeof types.EditedArticleDocument,
    "\n  query PreviewArticle($content: String!) {\n    previewArticle(content: $content)\n  }\n": typeof types.PreviewArticleDocument,
    "\n  mutation CreateArticle($input: ArticleInput!) {\n    createArticle(input: { article: $input }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n": typeof types.CreateArticleDocument,
    "\n  mutation UpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n": typeof types.UpdateArticleDocument,
    "\n  mutation PublishArticle($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n": typeof types.PublishArticleDocument,
    "\n  mutation ScheduleArticle($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n": typeof types.ScheduleArticleDocument,
    "\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteArticleDocument,
    "\n  subscription ArticleSaves {\n    articleSaves {\n      articleId\n      savedBy\n    }\n  }\n": typeof types.ArticleSavesDocument,
    "\n  fragment ArticleImport_import on ArticleImport {\n    id\n    filename\n    format\n    state\n    createdAt\n    ready\n    faulty\n    known\n    made\n    missingPictures\n  }\n": typeof types.ArticleImport_ImportFragmentDoc,
    "\n  query ArticleImports {\n    articleImports {\n      ...ArticleImport_import\n    }\n  }\n": typeof types.ArticleImportsDocument,
    "\n  query ArticleImport($id: Int!, $after: String) {\n    articleImport(id: $id) {\n      ...ArticleImport_import\n      posts(after: $after) {\n        nodes {\n          id\n          title\n          path\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.ArticleImportDocument,
    "\n  mutation PreviewArticleImport($file: Upload!) {\n    previewArticleImport(input: { file: $file }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n": typeof types.PreviewArticleImportDocument,
    "\n  mutation StartArticleImport($id: Int!, $asDrafts: Boolean!, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n": typeof types.StartArticleImportDocument,
    "\n  mutation UndoArticleImport($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n": typeof types.UndoArticleImportDocument,
    "\n  subscription ArticleImportEvents {\n    articleImportEvents {\n      importId\n    }\n  }\n": typeof types.ArticleImportEventsDocument,
    "\n  query ArticleLabels {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n": typeof types.ArticleLabelsDocument,
    "\n  mutation RenameArticleLabel($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n": typeof types.RenameArticleLabelDocument,
    "\n  fragment ArticleActions_article on Article {\n    id\n    title\n    isLikedByMe\n    likeCount\n  }\n": typeof types.ArticleActions_ArticleFragmentDoc,
    "\n  fragment ArticleComments_comment on Comment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.ArticleComments_CommentFragmentDoc,
    "\n  query ArticleComments(\n    $articleId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    article(id: $articleId) {\n      id\n      commentCount\n    }\n    comments(\n      articleId: $articleId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": typeof types.ArticleCommentsDocument,
    "\n  subscription ArticleCommentEvents($articleId: Int!) {\n    commentEvents(articleId: $articleId) {\n      kind\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": typeof types.ArticleCommentEventsDocument,
    "\n  mutation PostComment($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": typeof types.PostCommentDocument,
    "\n  mutation EditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": typeof types.EditCommentDocument,
    "\n  mutation DeleteComment($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteCommentDocument,
    "\n  fragment ArticleNeighbors_navigation on ArticleNavigation {\n    previousArticle {\n      id\n      title\n    }\n    nextArticle {\n      id\n      title\n    }\n  }\n": typeof types.ArticleNeighbors_NavigationFragmentDoc,
    "\n  query ArticlePage($id: Int!, $comments: Int!) {\n    article(id: $id) {\n      id\n      title\n      excerpt\n      category\n      tags\n      body\n      featuredImageUrl\n      featuredImage {\n        ...Picture_image\n      }\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      updatedAt\n      ...Byline_article\n      ...ArticleActions_article\n    }\n    articleNavigation(id: $id) {\n      ...ArticleNeighbors_navigation\n    }\n    comments(articleId: $id, first: $comments) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": typeof types.ArticlePageDocument,
    "\n  fragment Byline_article on Article {\n    author\n    publishedAt\n    readTime\n    viewCount\n    likeCount\n    shareCount\n    commentCount\n  }\n": typeof types.Byline_ArticleFragmentDoc,
    "\n  mutation RecordArticleShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        id\n        shareCount\n      }\n    }\n  }\n": typeof types.RecordArticleShareDocument,
    "\n  mutation RecordArticleView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        id\n        viewCount\n      }\n    }\n  }\n": typeof types.RecordArticleViewDocument,
    "\n  query EditedCard($id: Int!) {\n    article(id: $id) {\n      ...ArticleCard_article\n    }\n  }\n": typeof types.EditedCardDocument,
    "\n  fragment ChatRow_event on ChatMessage {\n    id\n    cursor\n    message\n    likeCount\n    reactions {\n      reaction\n      count\n    }\n    clientId\n    isDemo\n    revision\n    replyTo {\n      id\n      text: message\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    gamePhase\n    period\n    clock\n    aboutAt\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n\n  fragment ChatRow_message on ChatMessage {\n    ...ChatRow_event\n    isLikedByMe\n    myReactions\n  }\n": typeof types.ChatRow_EventFragmentDoc,
    "\n  subscription ChatPresence {\n    chatPresence {\n      count\n    }\n  }\n": typeof types.ChatPresenceDocument,
    "\n  query ChatStatus {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": typeof types.ChatStatusDocument,
    "\n  query ChatLog($last: Int, $before: String) {\n    chat(last: $last, before: $before) {\n      nodes {\n        ...ChatRow_message\n      }\n    }\n  }\n": typeof types.ChatLogDocument,
    "\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...ChatRow_event\n      }\n    }\n  }\n": typeof types.ChatEventsDocument,
    "\n  mutation PostChatMessage($message: String!, $clientId: String, $replyToId: Int) {\n    postChatMessage(input: { message: $message, clientId: $clientId, replyToId: $replyToId }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n": typeof types.PostChatMessageDocument,
    "\n  fragment ChatVideo_item on ContentItem {\n    publishedAt\n    ...LiteEmbed_item\n  }\n": typeof types.ChatVideo_ItemFragmentDoc,
    "\n  query ChatVideo {\n    live: latestContent(type: LIVE) {\n      ...ChatVideo_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...ChatVideo_item\n    }\n  }\n": typeof types.ChatVideoDocument,
    "\n  mutation SetChatModes($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        ...ChatTimes_status\n      }\n    }\n  }\n": typeof types.SetChatModesDocument,
    "\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteChatMessageDocument,
    "\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n": typeof types.EditChatMessageDocument,
    "\n  fragment CheckInCard_checkIn on CheckIn {\n    id\n    location\n    description\n    createdAt\n    game {\n      id\n      opponent\n      isHome\n    }\n    photo {\n      url\n      placeholder\n      sources {\n        type\n        srcset\n      }\n      animation\n    }\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n    }\n  }\n": typeof types.CheckInCard_CheckInFragmentDoc,
    "\n  query CheckInStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n        opponent\n        isHome\n        kickoffAt\n        date\n        gameTime\n      }\n    }\n  }\n": typeof types.CheckInStatusDocument,
    "\n  fragment CheckInMap_map on CheckInMap {\n    game {\n      id\n      opponent\n      isHome\n      date\n    }\n    fans\n    places {\n      kind\n      code\n      name\n      fans\n    }\n  }\n": typeof types.CheckInMap_MapFragmentDoc,
    "\n  query CheckInMap {\n    checkInMap {\n      ...CheckInMap_map\n    }\n  }\n": typeof types.CheckInMapDocument,
    "\n  subscription CheckInEvents {\n    checkInEvents {\n      checkInId\n    }\n  }\n": typeof types.CheckInEventsDocument,
    "\n  subscription CheckInGameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n": typeof types.CheckInGameChangedDocument,
    "\n  query CheckIns {\n    checkIns {\n      nodes {\n        ...CheckInCard_checkIn\n      }\n    }\n  }\n": typeof types.CheckInsDocument,
    "\n  query PendingCheckIns {\n    pendingCheckIns {\n      ...CheckInCard_checkIn\n    }\n  }\n": typeof types.PendingCheckInsDocument,
    "\n  mutation ApproveCheckIn($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n": typeof types.ApproveCheckInDocument,
    "\n  mutation DeleteCheckIn($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteCheckInDocument,
    "\n  subscription PendingCheckInEvents {\n    pendingCheckInEvents {\n      checkInId\n    }\n  }\n": typeof types.PendingCheckInEventsDocument,
    "\n  mutation SubmitCheckIn($image: Upload!, $location: String!, $description: String, $gameId: Int) {\n    submitCheckIn(\n      input: { image: $image, location: $location, description: $description, gameId: $gameId }\n    ) {\n      checkIn {\n        id\n      }\n    }\n  }\n": typeof types.SubmitCheckInDocument,
    "\n  fragment SubmissionRow_submission on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n": typeof types.SubmissionRow_SubmissionFragmentDoc,
    "\n  query ContactSubmissions(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int!\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        ...SubmissionRow_submission\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ContactSubmissionsDocument,
    "\n  query NewContact {\n    contactCounts {\n      new\n    }\n  }\n": typeof types.NewContactDocument,
    "\n  subscription ContactEvents {\n    contactEvents {\n      submissionId\n      newCount\n    }\n  }\n": typeof types.ContactEventsDocument,
    "\n  mutation SetContactStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        ...SubmissionRow_submission\n      }\n    }\n  }\n": typeof types.SetContactStatusDocument,
    "\n  mutation DeleteContactSubmission($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteContactSubmissionDocument,
    "\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n      }\n    }\n  }\n": typeof types.SubmitContactDocument,
    "\n  fragment ManagedSponsor_row on ManagedSponsor {\n    id\n    isActive\n    activeFrom\n    activeTo\n    state\n    sponsor {\n      id\n      name\n      description\n      logoUrl\n      logo {\n        ...Picture_image\n      }\n      websiteUrl\n    }\n  }\n": typeof types.ManagedSponsor_RowFragmentDoc,
    "\n  query ManagedSponsors {\n    managedSponsors {\n      ...ManagedSponsor_row\n    }\n  }\n": typeof types.ManagedSponsorsDocument,
    "\n  mutation AddSponsor($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n": typeof types.AddSponsorDocument,
    "\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n": typeof types.UpdateSponsorDocument,
    "\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n": typeof types.MoveSponsorDocument,
    "\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.DeleteSponsorDocument,
    "\n  fragment OurSponsors_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n": typeof types.OurSponsors_SponsorFragmentDoc,
    "\n  subscription SponsorEvents {\n    sponsorEvents {\n      kind\n      sponsorId\n    }\n  }\n": typeof types.SponsorEventsDocument,
    "\n  mutation SetFantasyOpenToAll($isOpen: Boolean!) {\n    setFantasyOpenToAll(input: { isOpen: $isOpen }) {\n      isOpen\n    }\n  }\n": typeof types.SetFantasyOpenToAllDocument,
    "\n  query SubmissionsGame {\n    nextGame {\n      id\n      week\n      opponent\n      isHome\n      kickoffAt\n    }\n  }\n": typeof types.SubmissionsGameDocument,
    "\n  query LineupSubmissions($gameId: Int!) {\n    lineupSubmissions(gameId: $gameId) {\n      id\n      userName\n      userEmail\n      lineupName\n      submittedAt\n    }\n  }\n": typeof types.LineupSubmissionsDocument,
    "\n  subscription AdminLineupEvents {\n    lineupEvents {\n      gameId\n    }\n  }\n": typeof types.AdminLineupEventsDocument,
    "\n  subscription AdminFantasyEvents {\n    fantasyEvents {\n      gameId\n    }\n  }\n": typeof types.AdminFantasyEventsDocument,
    "\n  fragment StatsGame_game on CompletedGame {\n    id\n    week\n    season\n    opponent\n    isHome\n    date\n    result\n    score\n    hasPlays\n    hasStats\n    isScored\n    hasLeaderboard\n    lineups\n  }\n": typeof types.StatsGame_GameFragmentDoc,
    "\n  query CompletedGames {\n    completedGames {\n      ...StatsGame_game\n    }\n  }\n": typeof types.CompletedGamesDocument,
    "\n  query PlayedStats($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      fileName\n      contentType\n      base64\n    }\n  }\n": typeof types.PlayedStatsDocument,
    "\n  mutation PreviewStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    previewStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      preview {\n        sheetName\n        recognized {\n          header\n          column\n        }\n        ignored\n        rows {\n          rowNumber\n          playerName\n          position\n          player {\n            id\n          }\n          suggestions {\n            id\n            name\n            position\n          }\n          faults {\n            stat\n            value\n            sameAsRow\n          }\n          figures {\n            stat\n            label\n            value\n          }\n          points\n        }\n        problem\n        moves {\n          id\n          userName\n          lineupName\n          rankBefore\n          rankAfter\n          pointsBefore\n          pointsAfter\n        }\n      }\n    }\n  }\n": typeof types.PreviewStatsDocument,
    "\n  mutation UploadStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    uploadStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      players\n    }\n  }\n": typeof types.UploadStatsDocument,
    "\n  query GameStats($gameId: Int!) {\n    gameStats(gameId: $gameId) {\n      id\n      playerName\n      position\n      isOnRoster\n      figures {\n        stat\n        label\n        value\n      }\n      fantasyPoints\n    }\n  }\n": typeof types.GameStatsDocument,
    "\n  mutation ProcessGame($gameId: Int!) {\n    processGame(input: { gameId: $gameId }) {\n      lineups\n    }\n  }\n": typeof types.ProcessGameDocument,
    "\n  query GameTrail($gameId: Int!) {\n    auditTrail(subjectType: GAME, subjectId: $gameId, first: 10) {\n      nodes {\n        id\n        at\n        action\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n  }\n": typeof types.GameTrailDocument,
    "\n  query FantasyNow {\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n        week\n        season\n        opponent\n        isHome\n        kickoffAt\n      }\n      isOpen\n      closedBecause\n      nextOpenDate\n      asOf\n    }\n  }\n": typeof types.FantasyNowDocument,
    "\n  fragment LineupView_lineup on Lineup {\n    id\n    lineupName\n    submittedAt\n    picks {\n      slot\n      isCaptain\n      player {\n        id\n      }\n    }\n  }\n": typeof types.LineupView_LineupFragmentDoc,
    "\n  query MyLineup($gameId: Int!) {\n    myLineup(gameId: $gameId) {\n      ...LineupView_lineup\n    }\n  }\n": typeof types.MyLineupDocument,
    "\n  query EligiblePlayers {\n    eligiblePlayers {\n      id\n      name\n      jersey\n      position\n      injuryStatus\n      injuryDetails\n      slots\n      form {\n        lastPoints\n        averagePoints\n        trend\n      }\n    }\n  }\n": typeof types.EligiblePlayersDocument,
    "\n  mutation SubmitLineup($gameId: Int, $input: LineupInput!) {\n    submitLineup(input: { gameId: $gameId, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n": typeof types.SubmitLineupDocument,
    "\n  mutation UpdateLineup($id: Int!, $input: LineupInput!) {\n    updateLineup(input: { id: $id, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n": typeof types.UpdateLineupDocument,
    "\n  fragment BoardUser_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    isAdmin\n    isMvp\n  }\n": typeof types.BoardUser_UserFragmentDoc,
    "\n  fragment Podium_board on Leaderboard {\n    game {\n      id\n      week\n      season\n      opponent\n    }\n    totalParticipants\n    userRank\n    userPoints\n    firstPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    secondPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    thirdPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n  }\n": typeof types.Podium_BoardFragmentDoc,
    "\n  query Leaderboard($gameId: Int) {\n    leaderboard(gameId: $gameId) {\n      ...Podium_board\n    }\n  }\n": typeof types.LeaderboardDocument,
    "\n  query LastResult {\n    lastCompletedGame {\n      id\n      week\n      opponent\n    }\n    leaderboard {\n      ...Podium_board\n    }\n  }\n": typeof types.LastResultDocument,
    "\n  fragment BoardRow_lineup on BoardLineup {\n    id\n    user {\n      ...BoardUser_user\n    }\n    lineupName\n    weeklyRank\n    isTied\n    totalPoints\n    captainBonusPoints\n    picks {\n      slot\n      name\n      position\n      isCaptain\n      points\n      lines {\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n": typeof types.BoardRow_LineupFragmentDoc,
    "\n  query BoardLineups($gameId: Int!, $first: Int!, $after: String) {\n    boardLineups(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        ...BoardRow_lineup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.BoardLineupsDocument,
    "\n  query MyBoardLineup($gameId: Int!) {\n    myBoardLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n": typeof types.MyBoardLineupDocument,
    "\n  fragment SeasonBoard_row on SeasonRow {\n    rank\n    user {\n      ...BoardUser_user\n    }\n    games\n    totalPoints\n    averagePoints\n    weeks {\n      week\n      points\n    }\n  }\n": typeof types.SeasonBoard_RowFragmentDoc,
    "\n  query SeasonBoard($season: Int!, $first: Int!, $after: String) {\n    seasons\n    seasonBoard(season: $season, first: $first, after: $after) {\n      nodes {\n        ...SeasonBoard_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    mySeasonRow(season: $season) {\n      ...SeasonBoard_row\n    }\n  }\n": typeof types.SeasonBoardDocument,
    "\n  fragment PlayedGames_game on PlayedGame {\n    game {\n      id\n      week\n      opponent\n      date\n    }\n    lineupName\n    totalPoints\n    weeklyRank\n  }\n": typeof types.PlayedGames_GameFragmentDoc,
    "\n  query FantasyDashboard {\n    fantasyDashboard {\n      season\n      level\n      trend\n      bestRank\n      bestWeek\n      stats {\n        totalGames\n        totalPoints\n        averagePoints\n        seasonRank\n        seasonTotalParticipants\n        topFinishes\n        top10Finishes\n      }\n      recentGames {\n        ...PlayedGames_game\n      }\n      bestPerformances {\n        ...PlayedGames_game\n      }\n      allLineups {\n        ...PlayedGames_game\n      }\n    }\n  }\n": typeof types.FantasyDashboardDocument,
    "\n  subscription FantasyEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n": typeof types.FantasyEventsDocument,
    "\n  query LiveBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        ...BoardRow_lineup\n      }\n    }\n  }\n": typeof types.LiveBoardDocument,
    "\n  query MySheetChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n": typeof types.MySheetChangesDocument,
    "\n  query MyLiveLineup($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n": typeof types.MyLiveLineupDocument,
    "\n  query OwnHeldPosts {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n      photo {\n        id\n      }\n    }\n  }\n": typeof types.OwnHeldPostsDocument,
    "\n  subscription OwnHeldPostEvents {\n    ownHeldPostEvents {\n      heldPostId\n    }\n  }\n": typeof types.OwnHeldPostEventsDocument,
    "\n  mutation DeleteHeldPost($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteHeldPostDocument,
    "\n  query AfterGame($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      id\n      message\n      user {\n        id\n        name\n      }\n      likeCount\n      period\n      clock\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId, first: 8) {\n      nodes {\n        ...Photo_photo\n      }\n    }\n  }\n": typeof types.AfterGameDocument,
    "\n  query BeforeGame($gameId: Int!, $isMember: Boolean!) {\n    chatStatus {\n      ...ChatTimes_status\n    }\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n      }\n      isOpen\n    }\n    myLineup(gameId: $gameId) @include(if: $isMember) {\n      id\n      submittedAt\n    }\n    roster {\n      offense {\n        ...BeforeGame_position\n      }\n      defense {\n        ...BeforeGame_position\n      }\n      specialTeams {\n        ...BeforeGame_position\n      }\n    }\n  }\n": typeof types.BeforeGameDocument,
    "\n  fragment BeforeGame_position on RosterPosition {\n    players {\n      id\n      name\n      position\n      injuryStatus\n      injuryDetails\n    }\n  }\n": typeof types.BeforeGame_PositionFragmentDoc,
    "\n  fragment GameHead_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    isExhibition\n  }\n": typeof types.GameHead_GameFragmentDoc,
    "\n  query GamePage($id: Int!) {\n    game(id: $id) {\n      id\n      startedAt\n      ...GameHead_game\n    }\n  }\n": typeof types.GamePageDocument,
    "\n  subscription GameMoved {\n    gameEvents {\n      gameId\n    }\n  }\n": typeof types.GameMovedDocument,
    "\n  query FeedState {\n    liveGame {\n      gameId\n      isStale\n    }\n  }\n": typeof types.FeedStateDocument,
    "\n  query ReplayLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        reportedAt\n        play {\n          ...Play_row\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReplayLogDocument,
    "\n  fragment ReplayChat_message on ChatMessage {\n    id\n    message\n    user {\n      id\n      name\n    }\n    isDemo\n    period\n    clock\n    createdAt\n  }\n": typeof types.ReplayChat_MessageFragmentDoc,
    "\n  query ReplayChat($gameId: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        ...ReplayChat_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReplayChatDocument,
    "\n  fragment GameRow_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    version\n  }\n": typeof types.GameRow_GameFragmentDoc,
    "\n  query AdminGames($season: Int!) {\n    games(season: $season) {\n      ...GameRow_game\n    }\n    seasons\n  }\n": typeof types.AdminGamesDocument,
    "\n  mutation CreateGame($input: CreateGameInput!) {\n    createGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n": typeof types.CreateGameDocument,
    "\n  mutation UpdateGame($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n": typeof types.UpdateGameDocument,
    "\n  mutation StartSeason($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n": typeof types.StartSeasonDocument,
    "\n  mutation DeleteGame($id: Int!) {\n    deleteGame(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteGameDocument,
    "\n  subscription AdminGamesChanged {\n    gameEvents {\n      gameId\n    }\n  }\n": typeof types.AdminGamesChangedDocument,
    "\n  mutation PreviewGames($input: PreviewGamesInput!) {\n    previewGames(input: $input) {\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        season\n        week\n        isPlayoff\n        opponent\n        isHome\n        kickoffAt\n        score\n        change\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      problem\n    }\n  }\n": typeof types.PreviewGamesDocument,
    "\n  mutation ImportGames($input: ImportGamesInput!) {\n    importGames(input: $input) {\n      added\n      changed\n    }\n  }\n": typeof types.ImportGamesDocument,
    "\n  query ScoreDesk {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n  }\n": typeof types.ScoreDeskDocument,
    "\n  mutation SetScoreboard($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": typeof types.SetScoreboardDocument,
    "\n  fragment LastGameLine_game on LastGame {\n    id\n    opponent\n    isHome\n    date\n    result\n    score\n    isPlayoff\n    isExhibition\n  }\n": typeof types.LastGameLine_GameFragmentDoc,
    "\n  fragment RecordLine_record on SeasonRecord {\n    season\n    wins\n    losses\n    preseasonWins\n    preseasonLosses\n    isRegularSeasonStarted\n  }\n": typeof types.RecordLine_RecordFragmentDoc,
    "\n  fragment NextGameLine_game on NextGame {\n    id\n    opponent\n    isHome\n    date\n    gameTime\n    kickoffAt\n    week\n    isPlayoff\n    tvNetwork\n  }\n": typeof types.NextGameLine_GameFragmentDoc,
    "\n  query SyncMoments($gameId: Int!) {\n    plays(gameId: $gameId, last: 30) {\n      nodes {\n        id\n        kind\n        points\n        happenedAt\n      }\n    }\n  }\n": typeof types.SyncMomentsDocument,
    "\n  query NextGameCard {\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n  }\n": typeof types.NextGameCardDocument,
    "\n  fragment ScoreboardLine_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    isPlayoff\n    isExhibition\n    isFed\n    playPosition\n    situation {\n      ...Play_situation\n    }\n    lastPlay {\n      ...Play_said\n    }\n    homeTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    awayTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    status {\n      period\n      displayClock\n    }\n  }\n": typeof types.ScoreboardLine_GameFragmentDoc,
    "\n  query GameBar {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    lastCompletedGame {\n      ...LastGameLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": typeof types.GameBarDocument,
    "\n  fragment ChatTimes_status on ChatStatus {\n    isOpen\n    nextGameDate\n    opensAt\n    closesAt\n    asOf\n    modes {\n      slowSeconds\n      isEmojiOnly\n      memberDays\n      writers\n    }\n  }\n": typeof types.ChatTimes_StatusFragmentDoc,
    "\n  query ChatTimes {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": typeof types.ChatTimesDocument,
    "\n  subscription ChatTurned {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": typeof types.ChatTurnedDocument,
    "\n  query LiveGame {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n": typeof types.LiveGameDocument,
    "\n  subscription GameBarLive {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n": typeof types.GameBarLiveDocument,
    "\n  subscription GameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n": typeof types.GameChangedDocument,
    "\n  query FantasyOpenToAll {\n    isFantasyOpenToAll\n    areCheckInsOpenToAll\n  }\n": typeof types.FantasyOpenToAllDocument,
    "\n  subscription OpenToAllEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n": typeof types.OpenToAllEventsDocument,
    "\n  query HomePage {\n    live: latestContent(type: LIVE) {\n      ...LiveShow_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...LiveShow_item\n    }\n    shorts: recentContent(type: SHORTS, first: 5) {\n      nodes {\n        ...Shorts_item\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 4) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    articles(first: 3) {\n      nodes {\n        ...ArticleCard_article\n      }\n    }\n    sponsorSpotlight {\n      ...SponsorSpotlight_sponsor\n    }\n    sponsors {\n      ...SponsorSpotlight_other\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": typeof types.HomePageDocument,
    "\n  fragment LiveShow_item on ContentItem {\n    description\n    publishedAt\n    thumbnailUrl\n    ...LiteEmbed_item\n  }\n": typeof types.LiveShow_ItemFragmentDoc,
    "\n  fragment SponsorSpotlight_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n": typeof types.SponsorSpotlight_SponsorFragmentDoc,
    "\n  fragment SponsorSpotlight_other on Sponsor {\n    id\n    name\n    websiteUrl\n  }\n": typeof types.SponsorSpotlight_OtherFragmentDoc,
    "\n  fragment Inbox_item on InboxItem {\n    key\n    kind\n    postKind\n    at\n    isUnread\n    memberCount\n    text\n    path\n    members {\n      ...Member_user\n    }\n  }\n": typeof types.Inbox_ItemFragmentDoc,
    "\n  query OwnInbox {\n    ownInbox {\n      items {\n        ...Inbox_item\n      }\n    }\n  }\n": typeof types.OwnInboxDocument,
    "\n  fragment InboxChoices_inbox on OwnInbox {\n    choices {\n      kind\n      channel\n      isOn\n    }\n    doNotDisturbUntil\n  }\n": typeof types.InboxChoices_InboxFragmentDoc,
    "\n  query InboxChoices {\n    ownInbox {\n      ...InboxChoices_inbox\n    }\n  }\n": typeof types.InboxChoicesDocument,
    "\n  mutation SetInboxChoice($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n": typeof types.SetInboxChoiceDocument,
    "\n  mutation SetDoNotDisturb($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n": typeof types.SetDoNotDisturbDocument,
    "\n  query OwnInboxCount {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n": typeof types.OwnInboxCountDocument,
    "\n  subscription OwnInboxEvents {\n    ownInboxEvents {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n": typeof types.OwnInboxEventsDocument,
    "\n  mutation MarkInboxRead($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n": typeof types.MarkInboxReadDocument,
    "\n  query LandingPage {\n    latestShort: latestContent(type: SHORTS) {\n      ...LatestShort_item\n    }\n    episodes: recentContent(type: PODCAST, first: 3) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": typeof types.LandingPageDocument,
    "\n  fragment League_side on LeagueSide {\n    user {\n      ...Member_user\n    }\n    points\n  }\n\n  fragment League_round on LeagueRound {\n    isScored\n    isLive\n    game {\n      id\n      opponent\n      isHome\n      week\n      isPlayoff\n    }\n    pairs {\n      one {\n        ...League_side\n      }\n      other {\n        ...League_side\n      }\n    }\n  }\n\n  fragment League_row on LeagueRow {\n    user {\n      ...Member_user\n    }\n    isOwner\n    rank\n    games\n    totalPoints\n  }\n\n  fragment League_whole on League {\n    id\n    name\n    inviteCode\n    board {\n      ...League_row\n    }\n    rounds {\n      ...League_round\n    }\n  }\n": typeof types.League_SideFragmentDoc,
    "\n  query LeaguePage($id: Int!) {\n    league(id: $id) {\n      ...League_whole\n    }\n  }\n": typeof types.LeaguePageDocument,
    "\n  query OwnLeagues {\n    ownLeagues {\n      id\n      name\n      memberCount\n    }\n  }\n": typeof types.OwnLeaguesDocument,
    "\n  query LeagueInvite($code: String!) {\n    leagueInvite(code: $code) {\n      id\n      name\n      memberCount\n      isMember\n    }\n  }\n": typeof types.LeagueInviteDocument,
    "\n  subscription OwnLeagueEvents {\n    ownLeagueEvents {\n      leagueId\n    }\n  }\n": typeof types.OwnLeagueEventsDocument,
    "\n  mutation CreateLeague($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        id\n      }\n    }\n  }\n": typeof types.CreateLeagueDocument,
    "\n  mutation JoinLeague($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n": typeof types.JoinLeagueDocument,
    "\n  mutation LeaveLeague($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n": typeof types.LeaveLeagueDocument,
    "\n  mutation RenameLeague($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n": typeof types.RenameLeagueDocument,
    "\n  mutation ReplaceLeagueLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n": typeof types.ReplaceLeagueLinkDocument,
    "\n  mutation RemoveLeagueMember($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n": typeof types.RemoveLeagueMemberDocument,
    "\n  fragment LeagueRoom_message on LeagueMessage {\n    id\n    cursor\n    message: text\n    clientId\n    aboutAt\n    createdAt\n    user {\n      ...Member_user\n    }\n  }\n": typeof types.LeagueRoom_MessageFragmentDoc,
    "\n  query LeagueMessages($leagueId: Int!, $last: Int!, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        ...LeagueRoom_message\n      }\n    }\n  }\n": typeof types.LeagueMessagesDocument,
    "\n  subscription LeagueMessageEvents($leagueId: Int!) {\n    leagueMessageEvents(leagueId: $leagueId) {\n      kind\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n": typeof types.LeagueMessageEventsDocument,
    "\n  mutation PostLeagueMessage($leagueId: Int!, $text: String!, $clientId: String!) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n": typeof types.PostLeagueMessageDocument,
    "\n  mutation DeleteLeagueMessage($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteLeagueMessageDocument,
    "\n  mutation SetLike($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        likeCount\n        isLikedByMe\n        ... on Comment {\n          revision\n        }\n        ... on Photo {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n": typeof types.SetLikeDocument,
    "\n  fragment Member_profile on MemberProfile {\n    isHidden\n    joinedOn\n    badges {\n      kind\n      count\n      level\n    }\n    user {\n      ...Member_user\n    }\n  }\n": typeof types.Member_ProfileFragmentDoc,
    "\n  query MemberPage($id: Int!) {\n    memberProfile(id: $id) {\n      ...Member_profile\n    }\n  }\n": typeof types.MemberPageDocument,
    "\n  mutation SetProfileHidden($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n": typeof types.SetProfileHiddenDocument,
    "\n  fragment GrowingFigure_figure on GrowingFigure {\n    total\n    today\n    week {\n      current\n      previous\n      change\n    }\n    month {\n      current\n      previous\n      change\n    }\n  }\n": typeof types.GrowingFigure_FigureFragmentDoc,
    "\n  query SiteMetrics {\n    siteMetrics {\n      asOf\n      members {\n        ...GrowingFigure_figure\n      }\n      questions {\n        ...GrowingFigure_figure\n      }\n      articles {\n        ...GrowingFigure_figure\n      }\n      photos {\n        ...GrowingFigure_figure\n      }\n      content {\n        articleViews\n        articleLikes\n        articleComments\n        articleShares\n        photoLikes\n        photoComments\n        viewsPerArticle\n        engagementRate\n      }\n      teams {\n        name\n        count\n        percent\n      }\n      countries {\n        name\n        count\n        percent\n      }\n      locations {\n        name\n        count\n        percent\n      }\n      days {\n        date\n        members\n        questions\n        articles\n        photos\n        comments\n        likes\n        views\n      }\n      engagementPerDay\n      engagementAverage\n      leads {\n        status\n        count\n      }\n      topContent {\n        kind\n        contentId\n        title\n        category\n        likes\n        comments\n        views\n        shares\n      }\n      categories {\n        category\n        articles\n        views\n        likes\n        comments\n        shares\n      }\n      photoCategories {\n        name\n        count\n        percent\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": typeof types.SiteMetricsDocument,
    "\n  query ArticleAnalytics($first: Int!) {\n    articleAnalytics(first: $first) {\n      nodes {\n        id\n        title\n        category\n        publishedAt\n        viewCount\n        likeCount\n        commentCount\n        shareCount\n        engagementRate\n      }\n    }\n  }\n": typeof types.ArticleAnalyticsDocument,
    "\n  query SiteStatus {\n    siteStatus {\n      asOf\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n": typeof types.SiteStatusDocument,
    "\n  fragment SanctionRow_sanction on Sanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    acknowledgedAt\n    liftedAt\n    answer\n    answeredAt\n    isInForce\n    removedPosts\n    user {\n      id\n      name\n    }\n    sanctionedBy {\n      id\n      name\n    }\n    liftedBy {\n      id\n      name\n    }\n  }\n": typeof types.SanctionRow_SanctionFragmentDoc,
    "\n  query Sanctions($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...SanctionRow_sanction\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SanctionsDocument,
    "\n  query MemberSanctions($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      sanctions {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n": typeof types.MemberSanctionsDocument,
    "\n  mutation SanctionMember($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n": typeof types.SanctionMemberDocument,
    "\n  mutation LiftSanction($input: LiftSanctionInput!) {\n    liftSanction(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n": typeof types.LiftSanctionDocument,
    "\n  query RemovedPosts($first: Int!, $after: String) {\n    removedPosts(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        excerpt\n        removedAt\n        restorableUntil\n        user {\n          id\n          name\n        }\n        removedBy {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.RemovedPostsDocument,
    "\n  mutation RestorePost($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n": typeof types.RestorePostDocument,
    "\n  subscription RemovedPostEvents {\n    removedPostEvents {\n      removedPostId\n    }\n  }\n": typeof types.RemovedPostEventsDocument,
    "\n  subscription SanctionEvents {\n    sanctionEvents {\n      sanctionId\n      userId\n    }\n  }\n": typeof types.SanctionEventsDocument,
    "\n  fragment FilterRow_filter on Filter {\n    id\n    name\n    rule\n    words\n    pattern\n    allowedHosts\n    count\n    minutes\n    memberDays\n    kinds\n    action\n    message\n    isOn\n  }\n": typeof types.FilterRow_FilterFragmentDoc,
    "\n  query Filters {\n    filters {\n      ...FilterRow_filter\n    }\n  }\n": typeof types.FiltersDocument,
    "\n  subscription FilterEvents {\n    filterEvents {\n      filterId\n    }\n  }\n": typeof types.FilterEventsDocument,
    "\n  query FilterTrial($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        id\n        kind\n        text\n        createdAt\n        user {\n          id\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.FilterTrialDocument,
    "\n  mutation AddFilter($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n": typeof types.AddFilterDocument,
    "\n  mutation UpdateFilter($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n": typeof types.UpdateFilterDocument,
    "\n  mutation DeleteFilter($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteFilterDocument,
    "\n  mutation AcknowledgeSanction($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n": typeof types.AcknowledgeSanctionDocument,
    "\n  mutation AnswerSanction($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        ...Own_sanction\n      }\n    }\n  }\n": typeof types.AnswerSanctionDocument,
    "\n  fragment QueueRow_post on WaitingPost {\n    id\n    kind\n    waitingSince\n    reportCount\n    reasons\n    filters\n    isUnapproved\n    isThere\n    text\n    userName\n    articleTitle\n    article {\n      id\n    }\n    user {\n      id\n      name\n      isAdmin\n    }\n    claimedBy {\n      id\n      name\n    }\n    image {\n      ...Picture_image\n    }\n  }\n": typeof types.QueueRow_PostFragmentDoc,
    "\n  query ModerationQueue($first: Int!) {\n    moderationQueueCount\n    moderationQueue(first: $first) {\n      nodes {\n        ...QueueRow_post\n      }\n    }\n  }\n": typeof types.ModerationQueueDocument,
    "\n  query ModerationQueueCount {\n    moderationQueueCount\n  }\n": typeof types.ModerationQueueCountDocument,
    "\n  subscription ModerationQueueEvents {\n    moderationQueueEvents {\n      claimedPost\n    }\n  }\n": typeof types.ModerationQueueEventsDocument,
    "\n  query WaitingPostDetails($id: ID!) {\n    waitingPostDetails(id: $id) {\n      id\n      reports {\n        id\n        reason\n        description\n        reporterName\n        createdAt\n      }\n      context {\n        id\n        text\n        createdAt\n        isThePost\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.WaitingPostDetailsDocument,
    "\n  mutation ClaimWaitingPost($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        ...QueueRow_post\n      }\n    }\n  }\n": typeof types.ClaimWaitingPostDocument,
    "\n  mutation ReleaseWaitingPost($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n": typeof types.ReleaseWaitingPostDocument,
    "\n  mutation DecideWaitingPosts($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n": typeof types.DecideWaitingPostsDocument,
    "\n  fragment FanMood_week on CommunityMood {\n    season\n    gameWeek\n    average\n    moods\n    revision\n    days {\n      day\n      average\n    }\n  }\n": typeof types.FanMood_WeekFragmentDoc,
    "\n  query FanMood {\n    communityMood {\n      ...FanMood_week\n    }\n    myMood {\n      id\n      moodLevel\n      moodDescription\n    }\n  }\n": typeof types.FanMoodDocument,
    "\n  subscription FanMoodLive {\n    communityMood {\n      ...FanMood_week\n    }\n  }\n": typeof types.FanMoodLiveDocument,
    "\n  mutation SubmitMood($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        moodLevel\n        moodDescription\n      }\n    }\n  }\n": typeof types.SubmitMoodDocument,
    "\n  subscription OwnMutes {\n    ownMuteEvents {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": typeof types.OwnMutesDocument,
    "\n  mutation MuteMember($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": typeof types.MuteMemberDocument,
    "\n  mutation UnmuteMember($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": typeof types.UnmuteMemberDocument,
    "\n  mutation MuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": typeof types.MuteWordDocument,
    "\n  mutation UnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": typeof types.UnmuteWordDocument,
    "\n  query SentNews($after: String) {\n    sentBreakingNews(after: $after) {\n      nodes {\n        id\n        headline\n        url\n        createdAt\n        sentBy\n        withdrawnAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SentNewsDocument,
    "\n  subscription AdminNewsCame {\n    breakingNews {\n      id\n    }\n  }\n": typeof types.AdminNewsCameDocument,
    "\n  subscription AdminNewsWent {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n": typeof types.AdminNewsWentDocument,
    "\n  mutation SendNews($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n      }\n    }\n  }\n": typeof types.SendNewsDocument,
    "\n  mutation WithdrawNews($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        id\n        withdrawnAt\n      }\n    }\n  }\n": typeof types.WithdrawNewsDocument,
    "\n  mutation PinLine($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        ...PinnedLine_line\n      }\n    }\n  }\n": typeof types.PinLineDocument,
    "\n  mutation UnpinLine {\n    unpinLine {\n      line {\n        id\n      }\n    }\n  }\n": typeof types.UnpinLineDocument,
    "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n": typeof types.SubscribeDocument,
    "\n  query BreakingNews {\n    latestBreakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n": typeof types.BreakingNewsDocument,
    "\n  subscription BreakingNewsSent {\n    breakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n": typeof types.BreakingNewsSentDocument,
    "\n  subscription BreakingNewsWithdrawn {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n": typeof types.BreakingNewsWithdrawnDocument,
    "\n  fragment PinnedLine_line on PinnedLine {\n    id\n    text\n    url\n    pinnedAt\n  }\n": typeof types.PinnedLine_LineFragmentDoc,
    "\n  query PinnedLine {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n": typeof types.PinnedLineDocument,
    "\n  subscription LinePinned {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n": typeof types.LinePinnedDocument,
    "\n  fragment NewsletterRow_newsletter on Newsletter {\n    id\n    subject\n    sentBy\n    createdAt\n    finishedAt\n    total\n    sent\n    failed\n    skipped\n  }\n": typeof types.NewsletterRow_NewsletterFragmentDoc,
    "\n  query Newsletters($after: String) {\n    newsletters(after: $after) {\n      nodes {\n        ...NewsletterRow_newsletter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.NewslettersDocument,
    "\n  subscription NewsletterEvents {\n    newsletterEvents {\n      ...NewsletterRow_newsletter\n    }\n  }\n": typeof types.NewsletterEventsDocument,
    "\n  query NewsletterAudience {\n    newsletterAudience\n  }\n": typeof types.NewsletterAudienceDocument,
    "\n  query PreviewNewsletter($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        language\n        lines\n        unsubscribe\n      }\n    }\n  }\n": typeof types.PreviewNewsletterDocument,
    "\n  mutation SendNewsletter($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        ...NewsletterRow_newsletter\n      }\n    }\n  }\n": typeof types.SendNewsletterDocument,
    "\n  mutation SendTestNewsletter($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n": typeof types.SendTestNewsletterDocument,
    "\n  query NewsletterOptOut {\n    isOptedOutOfNewsletter\n  }\n": typeof types.NewsletterOptOutDocument,
    "\n  mutation SetNewsletterOptOut($optOut: Boolean!) {\n    setNewsletterOptOut(input: { hasOptedOut: $optOut }) {\n      hasOptedOut\n    }\n  }\n": typeof types.SetNewsletterOptOutDocument,
    "\n  fragment SubscriberRow_subscriber on Subscriber {\n    id\n    name\n    email\n    birthday\n    favoriteTeam\n    state\n    createdAt\n  }\n": typeof types.SubscriberRow_SubscriberFragmentDoc,
    "\n  query Subscribers($first: Int!, $after: String, $search: String, $state: SubscriberState) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        ...SubscriberRow_subscriber\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n": typeof types.SubscribersDocument,
    "\n  subscription SubscriberEvents {\n    subscriberEvents {\n      subscriberId\n    }\n  }\n": typeof types.SubscriberEventsDocument,
    "\n  mutation RemoveSubscriber($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.RemoveSubscriberDocument,
    "\n  mutation PreviewSubscribers($file: Upload!) {\n    previewSubscribers(input: { file: $file }) {\n      newCount\n      knownCount\n      faultyCount\n      rows {\n        rowNumber\n        kind\n        name\n        email\n        reasons\n      }\n    }\n  }\n": typeof types.PreviewSubscribersDocument,
    "\n  mutation ImportSubscribers($file: Upload!, $hasConsent: Boolean!) {\n    importSubscribers(input: { file: $file, hasConsent: $hasConsent }) {\n      added\n    }\n  }\n": typeof types.ImportSubscribersDocument,
    "\n  fragment GameNotices_game on LiveGame {\n    ...ScoreboardLine_game\n    lastScore {\n      play {\n        ...Play_said\n      }\n      attempt {\n        ...Play_said\n      }\n    }\n  }\n": typeof types.GameNotices_GameFragmentDoc,
    "\n  query GameNotices {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n": typeof types.GameNoticesDocument,
    "\n  subscription GameNoticesLive {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n": typeof types.GameNoticesLiveDocument,
    "\n  subscription ShowNotices {\n    showEvents {\n      kind\n      show {\n        id\n        type\n        title\n      }\n    }\n  }\n": typeof types.ShowNoticesDocument,
    "\n  subscription NewsNotices {\n    breakingNews {\n      id\n      headline\n      url\n    }\n  }\n": typeof types.NewsNoticesDocument,
    "\n  subscription WithdrawnNews {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n": typeof types.WithdrawnNewsDocument,
    "\n  query PushKey {\n    pushKey\n  }\n": typeof types.PushKeyDocument,
    "\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n": typeof types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n": typeof types.UnsubscribeFromPushDocument,
    "\n  query ModeratedPhotos($state: PhotoState!, $first: Int!, $after: String) {\n    allPhotos(state: $state, first: $first, after: $after) {\n      nodes {\n        state\n        ...Photo_photo\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ModeratedPhotosDocument,
    "\n  query PendingPhotoCount {\n    pendingPhotoCount\n  }\n": typeof types.PendingPhotoCountDocument,
    "\n  subscription PendingPhotoEvents {\n    pendingPhotoEvents {\n      photoId\n    }\n  }\n": typeof types.PendingPhotoEventsDocument,
    "\n  mutation ReviewPhotos($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        isApproved\n        state\n        revision\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.ReviewPhotosDocument,
    "\n  mutation DeletePhoto($id: Int!) {\n    deletePhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeletePhotoDocument,
    "\n  fragment OwnPhoto_photo on Photo {\n    id\n    user {\n      id\n    }\n    category\n    description\n    altText\n    state\n    revision\n    createdAt\n    image {\n      ...Picture_image\n    }\n  }\n": typeof types.OwnPhoto_PhotoFragmentDoc,
    "\n  query MyPhotos($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OwnPhoto_photo\n        }\n      }\n    }\n  }\n": typeof types.MyPhotosDocument,
    "\n  subscription MyPhotoEvents {\n    myPhotoEvents {\n      kind\n      photoId\n      photo {\n        ...OwnPhoto_photo\n      }\n    }\n  }\n": typeof types.MyPhotoEventsDocument,
    "\n  mutation DeleteOwnPhoto($input: DeleteOwnPhotoInput!) {\n    deleteOwnPhoto(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.DeleteOwnPhotoDocument,
    "\n  fragment PhotoComments_comment on PhotoComment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.PhotoComments_CommentFragmentDoc,
    "\n  query PhotoComments(\n    $photoId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    photoComments(\n      photoId: $photoId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": typeof types.PhotoCommentsDocument,
    "\n  subscription PhotoCommentEvents($photoId: Int!) {\n    photoCommentEvents(photoId: $photoId) {\n      kind\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": typeof types.PhotoCommentEventsDocument,
    "\n  mutation PostPhotoComment($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": typeof types.PostPhotoCommentDocument,
    "\n  mutation EditPhotoComment($id: Int!, $content: String!) {\n    editPhotoComment(input: { id: $id, content: $content }) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": typeof types.EditPhotoCommentDocument,
    "\n  mutation DeletePhotoComment($id: Int!) {\n    deletePhotoComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeletePhotoCommentDocument,
    "\n  fragment Photo_photo on Photo {\n    id\n    category\n    description\n    altText\n    isApproved\n    likeCount\n    isLikedByMe\n    revision\n    createdAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n    image {\n      ...Picture_image\n    }\n  }\n": typeof types.Photo_PhotoFragmentDoc,
    "\n  query PhotoViewer($id: Int!) {\n    photo(id: $id) {\n      ...Photo_photo\n    }\n  }\n": typeof types.PhotoViewerDocument,
    "\n  query FanPhotos($category: PhotoCategory, $excludeAi: Boolean!, $first: Int!, $after: String) {\n    photos(category: $category, excludeAi: $excludeAi, first: $first, after: $after) {\n      nodes {\n        cursor\n        ...Photo_photo\n      }\n    }\n  }\n": typeof types.FanPhotosDocument,
    "\n  query PhotoPlace($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n    photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n      currentIndex\n      totalCount\n      previousPhoto {\n        ...Photo_photo\n      }\n      nextPhoto {\n        ...Photo_photo\n      }\n    }\n  }\n": typeof types.PhotoPlaceDocument,
    "\n  subscription PhotoEvents {\n    photoEvents {\n      kind\n      photo {\n        ...Photo_photo\n      }\n    }\n  }\n": typeof types.PhotoEventsDocument,
    "\n  fragment PhotoCount_photo on Photo {\n    id\n    likeCount\n    revision\n  }\n": typeof types.PhotoCount_PhotoFragmentDoc,
    "\n  fragment PhotoWall_photos on Query {\n    photos(category: $category, excludeAi: $excludeAi, first: $first) {\n      nodes {\n        id\n        cursor\n        createdAt\n        description\n        user {\n          id\n        }\n      }\n    }\n  }\n": typeof types.PhotoWall_PhotosFragmentDoc,
    "\n  mutation UploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n    uploadPhoto(input: { details: $input, image: $image }) {\n      photo {\n        id\n      }\n    }\n  }\n": typeof types.UploadPhotoDocument,
    "\n  mutation EnterPlay($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": typeof types.EnterPlayDocument,
    "\n  mutation CorrectPlay($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": typeof types.CorrectPlayDocument,
    "\n  mutation UndoPlayEntry($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": typeof types.UndoPlayEntryDocument,
    "\n  mutation SetGameClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": typeof types.SetGameClockDocument,
    "\n  mutation TakeOverScoring($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": typeof types.TakeOverScoringDocument,
    "\n  query Scorekeeping($gameId: Int!) {\n    scorekeeping(gameId: $gameId) {\n      otherScorekeeper\n    }\n  }\n": typeof types.ScorekeepingDocument,
    "\n  fragment Play_situation on PlaySituation {\n    side\n    down\n    toGo\n    ballOn\n  }\n": typeof types.Play_SituationFragmentDoc,
    "\n  fragment Play_said on Play {\n    id\n    status\n    isUnderReview\n    kind\n    period\n    clock\n    before {\n      ...Play_situation\n    }\n    after {\n      ...Play_situation\n    }\n    yards\n    points\n    scoringSide\n    participants {\n      role\n      side\n      name\n    }\n    takenBack {\n      kind\n      period\n      clock\n      before {\n        ...Play_situation\n      }\n      after {\n        ...Play_situation\n      }\n      yards\n      points\n      scoringSide\n      participants {\n        role\n        side\n        name\n      }\n    }\n  }\n": typeof types.Play_SaidFragmentDoc,
    "\n  fragment Play_row on Play {\n    ...Play_said\n    cursor\n    order\n    revision\n    source\n    reason\n    reportedAt\n    participants {\n      jersey\n      position\n      figures {\n        stat\n        value\n      }\n    }\n  }\n": typeof types.Play_RowFragmentDoc,
    "\n  query Plays($gameId: Int!, $last: Int!, $before: String, $markersOnly: Boolean!) {\n    plays(gameId: $gameId, last: $last, before: $before, markersOnly: $markersOnly) {\n      nodes {\n        ...Play_row\n      }\n    }\n  }\n": typeof types.PlaysDocument,
    "\n  subscription PlayEvents($gameId: Int!) {\n    playEvents(gameId: $gameId) {\n      kind\n      play {\n        ...Play_row\n      }\n    }\n  }\n": typeof types.PlayEventsDocument,
    "\n  query BoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        side\n        name\n        jersey\n        position\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n": typeof types.BoxScoreDocument,
    "\n  fragment QuestionRow_question on Question {\n    id\n    question\n    isApproved\n    status\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": typeof types.QuestionRow_QuestionFragmentDoc,
    "\n  query Questions($filter: QuestionFilter!, $first: Int!, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...QuestionRow_question\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.QuestionsDocument,
    "\n  query PendingQuestions {\n    pendingQuestionCount\n  }\n": typeof types.PendingQuestionsDocument,
    "\n  subscription QuestionEvents {\n    questionEvents {\n      questionId\n      pendingCount\n    }\n  }\n": typeof types.QuestionEventsDocument,
    "\n  mutation ApproveQuestion($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n": typeof types.ApproveQuestionDocument,
    "\n  mutation SetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n": typeof types.SetQuestionStatusDocument,
    "\n  mutation DeleteQuestion($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteQuestionDocument,
    "\n  query ShowsToLink($search: String) {\n    shows(first: 10, search: $search) {\n      nodes {\n        id\n        type\n        title\n        publishedAt\n      }\n    }\n  }\n": typeof types.ShowsToLinkDocument,
    "\n  mutation SetQuestionShow($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n": typeof types.SetQuestionShowDocument,
    "\n  fragment AirQuestion_question on Question {\n    id\n    question\n    user {\n      id\n      name\n    }\n  }\n": typeof types.AirQuestion_QuestionFragmentDoc,
    "\n  query AirQuestions($first: Int!) {\n    questionOnAir {\n      ...AirQuestion_question\n    }\n    questionQueue(first: $first) {\n      nodes {\n        ...AirQuestion_question\n      }\n    }\n  }\n": typeof types.AirQuestionsDocument,
    "\n  mutation SetQuestionOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        id\n        status\n      }\n    }\n  }\n": typeof types.SetQuestionOnAirDocument,
    "\n  fragment MyQuestion_question on Question {\n    id\n    question\n    status\n    isOnAir\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n  }\n": typeof types.MyQuestion_QuestionFragmentDoc,
    "\n  query MyQuestions($first: Int!, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        ...MyQuestion_question\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyQuestionsDocument,
    "\n  subscription MyQuestionEvents {\n    myQuestionEvents {\n      kind\n      questionId\n      question {\n        ...MyQuestion_question\n      }\n    }\n  }\n": typeof types.MyQuestionEventsDocument,
    "\n  mutation SubmitQuestion($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n": typeof types.SubmitQuestionDocument,
    "\n  mutation SetReaction($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n        ... on Comment {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n": typeof types.SetReactionDocument,
    "\n  fragment ReportRow_report on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    createdAt\n    reporterName\n    reportedUserName\n    reportedUser {\n      id\n      name\n      isAdmin\n    }\n    reportedContent\n    article {\n      id\n    }\n    articleTitle\n    imageUrl\n    isContentThere\n  }\n": typeof types.ReportRow_ReportFragmentDoc,
    "\n  query Reports($filter: ReportFilter!, $first: Int!, $after: String) {\n    reports(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...ReportRow_report\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReportsDocument,
    "\n  query PendingReports {\n    pendingReportCount\n  }\n": typeof types.PendingReportsDocument,
    "\n  subscription ReportEvents {\n    reportEvents {\n      reportId\n      pendingCount\n    }\n  }\n": typeof types.ReportEventsDocument,
    "\n  mutation DismissReport($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": typeof types.DismissReportDocument,
    "\n  mutation DeleteReportedContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": typeof types.DeleteReportedContentDocument,
    "\n  mutation DeleteReport($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteReportDocument,
    "\n  mutation ReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n": typeof types.ReportContentDocument,
    "\n  fragment ManagedPlayer_row on RosterPlayer {\n    id\n    name\n    position\n    jersey\n    isStarter\n    weight\n    height\n    age\n    experience\n    injuryStatus\n    injuryDetails\n  }\n": typeof types.ManagedPlayer_RowFragmentDoc,
    "\n  query ManagedRoster {\n    managedRoster {\n      isFromProvider\n      players {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": typeof types.ManagedRosterDocument,
    "\n  mutation AddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": typeof types.AddPlayerDocument,
    "\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": typeof types.UpdatePlayerDocument,
    "\n  mutation SetInjury($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": typeof types.SetInjuryDocument,
    "\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n": typeof types.RemovePlayerDocument,
    "\n  mutation PreviewRoster($input: PreviewRosterInput!) {\n    previewRoster(input: $input) {\n      sheetName\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        position\n        jersey\n        change\n        changed\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      leaving {\n        id\n        name\n      }\n      problem\n    }\n  }\n": typeof types.PreviewRosterDocument,
    "\n  mutation ImportRoster($input: ImportRosterInput!) {\n    importRoster(input: $input) {\n      added\n      changed\n      returned\n      left\n    }\n  }\n": typeof types.ImportRosterDocument,
    "\n  subscription RosterChanged {\n    rosterEvents {\n      players\n    }\n  }\n": typeof types.RosterChangedDocument,
    "\n  fragment RosterGroup_position on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      jersey\n      isStarter\n      height\n      weight\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n": typeof types.RosterGroup_PositionFragmentDoc,
    "\n  query Roster {\n    roster {\n      offense {\n        ...RosterGroup_position\n      }\n      defense {\n        ...RosterGroup_position\n      }\n      specialTeams {\n        ...RosterGroup_position\n      }\n      lastUpdated\n    }\n  }\n": typeof types.RosterDocument,
    "\n  fragment ComingGames_game on Game {\n    id\n    week\n    opponent\n    isHome\n    isPlayoff\n    kickoffAt\n    tvNetwork\n    result\n    score\n  }\n": typeof types.ComingGames_GameFragmentDoc,
    "\n  query PastSeason($season: Int!) {\n    games(season: $season) {\n      id\n      week\n      opponent\n      isHome\n      isPlayoff\n      kickoffAt\n      result\n      score\n    }\n    seasonRecord(season: $season) {\n      ...RecordLine_record\n    }\n  }\n": typeof types.PastSeasonDocument,
    "\n  query SchedulePage {\n    nextGame {\n      id\n      kickoffAt\n    }\n    games {\n      id\n      kickoffAt\n      ...ComingGames_game\n    }\n    seasons\n  }\n": typeof types.SchedulePageDocument,
    "\n  query SearchDialog($query: String!, $filter: SearchFilter!, $first: Int!) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      isApproximate\n      nodes {\n        type\n        id\n        title\n        url\n        thumbnailUrl\n        contentType\n        isLive\n        isPlayoff\n        week\n        isApproved\n        user {\n          id\n        }\n        publishedAt\n        date\n        titleParts {\n          text\n          isMatch\n        }\n        descriptionParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n": typeof types.SearchDialogDocument,
    "\n  query LiveShows {\n    liveShows {\n      id\n      title\n      url\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n": typeof types.LiveShowsDocument,
    "\n  mutation SetShowLive($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isCurrentlyLive\n      }\n    }\n  }\n": typeof types.SetShowLiveDocument,
    "\n  mutation SaveLiveShow($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n      }\n    }\n  }\n": typeof types.SaveLiveShowDocument,
    "\n  fragment ManagedShow_row on ManagedShow {\n    id\n    state\n    source\n    goneAt\n    show {\n      id\n      type\n      title\n      url\n      description\n      duration\n      thumbnailUrl\n      audioUrl\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n": typeof types.ManagedShow_RowFragmentDoc,
    "\n  query ManagedShows($first: Int!, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        ...ManagedShow_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ManagedShowsDocument,
    "\n  query ManagedShow($id: Int!) {\n    managedShow(id: $id) {\n      ...ManagedShow_row\n      show {\n        chapters {\n          start\n          title\n        }\n      }\n    }\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n": typeof types.ManagedShowDocument,
    "\n  subscription ShowSaves {\n    showSaves {\n      showId\n    }\n  }\n": typeof types.ShowSavesDocument,
    "\n  mutation AddShow($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": typeof types.AddShowDocument,
    "\n  mutation UpdateShow($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n": typeof types.UpdateShowDocument,
    "\n  mutation SetShowHidden($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n": typeof types.SetShowHiddenDocument,
    "\n  mutation DeleteShow($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.DeleteShowDocument,
    "\n  query ShowSources {\n    showSources {\n      source\n      address\n      succeededAt\n      nextAt\n      fault\n    }\n  }\n": typeof types.ShowSourcesDocument,
    "\n  subscription ShowSourceEvents {\n    showSourceEvents {\n      source\n    }\n  }\n": typeof types.ShowSourceEventsDocument,
    "\n  mutation SetShowSource($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        succeededAt\n        nextAt\n        fault\n      }\n    }\n  }\n": typeof types.SetShowSourceDocument,
    "\n  mutation CheckShowSources {\n    checkShowSources {\n      sources {\n        source\n        nextAt\n      }\n    }\n  }\n": typeof types.CheckShowSourcesDocument,
    "\n  fragment ShowCard_item on ContentItem {\n    id\n    type\n    title\n    description\n    duration\n    publishedAt\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n": typeof types.ShowCard_ItemFragmentDoc,
    "\n  query ShowArchive(\n    $types: [ContentType!]\n    $first: Int!\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        ...ShowCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n": typeof types.ShowArchiveDocument,
    "\n  fragment EpisodePlayer_item on ContentItem {\n    id\n    type\n    title\n    url\n    externalId\n    audioUrl\n    thumbnail {\n      ...Picture_image\n    }\n  }\n": typeof types.EpisodePlayer_ItemFragmentDoc,
    "\n  query MoreShows($type: ContentType!, $first: Int!) {\n    recentContent(type: $type, first: $first) {\n      nodes {\n        id\n        ...ShowCard_item\n      }\n    }\n  }\n": typeof types.MoreShowsDocument,
    "\n  query ShowPage($id: Int!) {\n    show(id: $id) {\n      id\n      type\n      title\n      url\n      description\n      duration\n      publishedAt\n      externalId\n      thumbnailUrl\n      isCurrentlyLive\n      state\n      audioUrl\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n      questions {\n        id\n        question\n        user {\n          id\n          name\n        }\n      }\n      ...LiteEmbed_item\n    }\n  }\n": typeof types.ShowPageDocument,
    "\n  query ShowTranscript($id: Int!) {\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n": typeof types.ShowTranscriptDocument,
    "\n  fragment Episodes_item on ContentItem {\n    id\n    title\n    description\n    duration\n    publishedAt\n    ...EpisodePlayer_item\n  }\n": typeof types.Episodes_ItemFragmentDoc,
    "\n  fragment LatestShort_item on ContentItem {\n    ...LiteEmbed_item\n  }\n": typeof types.LatestShort_ItemFragmentDoc,
    "\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    externalId\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n": typeof types.LiteEmbed_ItemFragmentDoc,
    "\n  query ListeningPosition($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n": typeof types.ListeningPositionDocument,
    "\n  mutation SaveListeningPosition($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        seconds\n      }\n    }\n  }\n": typeof types.SaveListeningPositionDocument,
    "\n  fragment Shorts_item on ContentItem {\n    ...LiteEmbed_item\n  }\n": typeof types.Shorts_ItemFragmentDoc,
    "\n  subscription ShowEvents {\n    showEvents {\n      kind\n      show {\n        id\n        title\n        isCurrentlyLive\n      }\n    }\n  }\n": typeof types.ShowEventsDocument,
    "\n  mutation SaveSiteSettings($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        ...SiteSettings_settings\n      }\n    }\n  }\n": typeof types.SaveSiteSettingsDocument,
    "\n  fragment FirstSteps_steps on FirstSteps {\n    hasMailServer\n    steps {\n      step\n      isDone\n    }\n  }\n": typeof types.FirstSteps_StepsFragmentDoc,
    "\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_steps\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  mutation TryFirstStep($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n": typeof types.TryFirstStepDocument,
    "\n  mutation HideFirstSteps {\n    hideFirstSteps {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n": typeof types.HideFirstStepsDocument,
    "\n  fragment Picture_image on Image {\n    url\n    width\n    height\n    placeholder\n    sources {\n      type\n      srcset\n    }\n    animation\n  }\n": typeof types.Picture_ImageFragmentDoc,
    "\n  fragment WebhookRow_webhook on Webhook {\n    id\n    name\n    url\n    shape\n    state\n    pausedBecause\n    failingSince\n    nextAttemptAt\n    createdAt\n  }\n": typeof types.WebhookRow_WebhookFragmentDoc,
    "\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    messageId\n    body\n    status\n    duration\n    response\n    isDelivered\n    sentAt\n  }\n": typeof types.DeliveryRow_DeliveryFragmentDoc,
    "\n  query OwnWebhooks {\n    ownWebhooks {\n      ...WebhookRow_webhook\n    }\n  }\n": typeof types.OwnWebhooksDocument,
    "\n  query OwnWebhookDeliveries($webhookId: Int!) {\n    ownWebhookDeliveries(webhookId: $webhookId) {\n      ...DeliveryRow_delivery\n    }\n  }\n": typeof types.OwnWebhookDeliveriesDocument,
    "\n  subscription OwnWebhookEvents {\n    ownWebhookEvents {\n      kind\n      webhookId\n    }\n  }\n": typeof types.OwnWebhookEventsDocument,
    "\n  mutation CreateWebhook($webhook: NewWebhookInput!, $proof: IdentityProofInput!) {\n    createWebhook(input: { webhook: $webhook, proof: $proof }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n      secret\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation ReplaceWebhookSecret($id: Int!, $proof: IdentityProofInput!) {\n    replaceWebhookSecret(input: { id: $id, proof: $proof }) {\n      secret\n    }\n  }\n": typeof types.ReplaceWebhookSecretDocument,
    "\n  mutation SetWebhookPaused($id: Int!, $isPaused: Boolean!) {\n    setWebhookPaused(input: { id: $id, isPaused: $isPaused }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": typeof types.SetWebhookPausedDocument,
    "\n  mutation TestWebhook($id: Int!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  mutation ResendWebhookDelivery($id: Int!, $deliveryId: Int!) {\n    resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n": typeof types.ResendWebhookDeliveryDocument,
    "\n  mutation DeleteWebhook($id: Int!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteWebhookDocument,
};
const documents: Documents = {
    "\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    avatarUrl\n    avatarType\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    createdAt\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    subjectType\n    subjectId\n    actorId\n    actorName\n    details {\n      name\n      value\n    }\n  }\n": types.ActivityRow_EntryFragmentDoc,
    "\n  query Users(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        startCursor\n        endCursor\n      }\n    }\n    userCount(filter: $filter)\n  }\n": types.UsersDocument,
    "\n  subscription UserEvents {\n    userEvents {\n      userId\n    }\n  }\n": types.UserEventsDocument,
    "\n  mutation DeleteUser($id: Int!) {\n    deleteUser(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteUserDocument,
    "\n  query MemberAccount($id: Int!) {\n    user(id: $id) {\n      ...UserRow_user\n      bio\n    }\n    memberRecord(userId: $id) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        ...DeviceRow_session\n      }\n      apiTokens {\n        ...ApiTokenRow_token\n      }\n      securityEvents {\n        id\n        at\n        kind\n        device\n        network\n      }\n    }\n    auditTrail(subjectType: USER, subjectId: $id, first: 20) {\n      nodes {\n        ...ActivityRow_entry\n      }\n    }\n  }\n": types.MemberAccountDocument,
    "\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.SetUserRightsDocument,
    "\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      endedSessions\n    }\n  }\n": types.EndUserAccessDocument,
    "\n  mutation EndUserSession($input: EndUserSessionInput!) {\n    endUserSession(input: $input) {\n      endedId\n    }\n  }\n": types.EndUserSessionDocument,
    "\n  mutation RevokeUserToken($input: RevokeUserTokenInput!) {\n    revokeUserToken(input: $input) {\n      revokedId\n    }\n  }\n": types.RevokeUserTokenDocument,
    "\n  mutation CorrectUser($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n": types.CorrectUserDocument,
    "\n  mutation MailUser($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n": types.MailUserDocument,
    "\n  query Activity($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ActivityDocument,
    "\n  query ActivityActors {\n    auditActors {\n      id\n      name\n    }\n  }\n": types.ActivityActorsDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation UpdateAvatar($input: UpdateAvatarInput!) {\n    updateAvatar(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.UpdateAvatarDocument,
    "\n  mutation UploadAvatar($image: Upload!, $crop: String) {\n    uploadAvatar(input: { image: $image, crop: $crop }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.UploadAvatarDocument,
    "\n  mutation RemoveAvatar {\n    removeAvatar {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.RemoveAvatarDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      isChanged\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  fragment DeviceRow_session on OwnSession {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n": types.DeviceRow_SessionFragmentDoc,
    "\n  fragment TokenUsage_usage on ApiTokenUsage {\n    calls\n    cost\n    refusals\n    days {\n      day\n      calls\n    }\n    deprecated {\n      field\n      reason\n    }\n  }\n": types.TokenUsage_UsageFragmentDoc,
    "\n  fragment ApiTokenRow_token on ApiToken {\n    id\n    name\n    scope\n    hint\n    createdAt\n    lastUsedAt\n    usage {\n      ...TokenUsage_usage\n    }\n  }\n": types.ApiTokenRow_TokenFragmentDoc,
    "\n  query OwnSessions {\n    ownSessions {\n      ...DeviceRow_session\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  mutation EndSession($id: Int!) {\n    endSession(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  query OwnEmail {\n    ownEmail {\n      email\n      isProven\n      resetsGoTo\n    }\n  }\n": types.OwnEmailDocument,
    "\n  mutation SendEmailProof {\n    sendEmailProof {\n      email {\n        isProven\n      }\n    }\n  }\n": types.SendEmailProofDocument,
    "\n  query OwnSecurityEvents($after: String) {\n    ownSecurityEvents(after: $after) {\n      nodes {\n        id\n        at\n        kind\n        device\n        network\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.OwnSecurityEventsDocument,
    "\n  query OwnApiTokens {\n    ownApiTokens {\n      ...ApiTokenRow_token\n    }\n  }\n": types.OwnApiTokensDocument,
    "\n  mutation CreateApiToken($input: NewApiTokenInput!, $proof: IdentityProofInput!) {\n    createApiToken(input: { token: $input, proof: $proof }) {\n      created {\n        token\n      }\n    }\n  }\n": types.CreateApiTokenDocument,
    "\n  mutation RevokeApiToken($id: Int!) {\n    revokeApiToken(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.RevokeApiTokenDocument,
    "\n  mutation DeleteOwnAccount($proof: IdentityProofInput!) {\n    deleteOwnAccount(input: { proof: $proof }) {\n      isDeleted\n    }\n  }\n": types.DeleteOwnAccountDocument,
    "\n  query SignInSecurity {\n    signInSecurity {\n      isTotpOn\n      isRequired\n      recoveryCodesLeft\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n": types.SignInSecurityDocument,
    "\n  mutation NewPasskeyOptions($proof: IdentityProofInput!) {\n    newPasskeyOptions(input: { proof: $proof }) {\n      options\n    }\n  }\n": types.NewPasskeyOptionsDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($id: Int!, $name: String!) {\n    renamePasskey(input: { id: $id, name: $name }) {\n      passkey {\n        id\n        name\n      }\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: Int!, $proof: IdentityProofInput!) {\n    removePasskey(input: { id: $id, proof: $proof }) {\n      deletedId\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation StartTotp($proof: IdentityProofInput!) {\n    startTotp(input: { proof: $proof }) {\n      setup {\n        secret\n        uri\n      }\n    }\n  }\n": types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(input: { code: $code }) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation TurnOffTotp($proof: IdentityProofInput!) {\n    turnOffTotp(input: { proof: $proof }) {\n      isTurnedOff\n    }\n  }\n": types.TurnOffTotpDocument,
    "\n  mutation ReplaceRecoveryCodes($proof: IdentityProofInput!) {\n    replaceRecoveryCodes(input: { proof: $proof }) {\n      codes\n    }\n  }\n": types.ReplaceRecoveryCodesDocument,
    "\n  mutation IdentityProofOptions {\n    identityProofOptions {\n      options\n    }\n  }\n": types.IdentityProofOptionsDocument,
    "\n  mutation ProveIdentity($proof: IdentityProofInput!) {\n    proveIdentity(input: { proof: $proof }) {\n      isProven\n    }\n  }\n": types.ProveIdentityDocument,
    "\n  mutation FinishSignIn($code: String!) {\n    finishSignIn(input: { code: $code }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.FinishSignInDocument,
    "\n  mutation PasskeySignInOptions {\n    passkeySignInOptions {\n      options\n    }\n  }\n": types.PasskeySignInOptionsDocument,
    "\n  mutation SignInWithPasskey($response: String!) {\n    signInWithPasskey(input: { response: $response }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.SignInWithPasskeyDocument,
    "\n  fragment Own_sanction on OwnSanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    answer\n    answeredAt\n  }\n": types.Own_SanctionFragmentDoc,
    "\n  fragment Own_mutes on OwnMutes {\n    asOf\n    members {\n      id\n      name\n    }\n    words {\n      id\n      text\n      until\n    }\n  }\n": types.Own_MutesFragmentDoc,
    "\n  fragment Account_user on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n    hasHeldPosts\n    sanction {\n      ...Own_sanction\n    }\n    mutes {\n      ...Own_mutes\n    }\n  }\n": types.Account_UserFragmentDoc,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation RestoreSession($userId: Int) {\n    restoreSession(input: { userId: $userId }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n": types.RestoreSessionDocument,
    "\n  mutation SignOut {\n    signOut {\n      isSignedOut\n    }\n  }\n": types.SignOutDocument,
    "\n  fragment Member_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    favoriteTeam\n    isAdmin\n    isMvp\n  }\n": types.Member_UserFragmentDoc,
    "\n  subscription MemberChanged {\n    memberChanged {\n      ...Member_user\n    }\n  }\n": types.MemberChangedDocument,
    "\n  subscription MemberDeleted {\n    memberEvents {\n      userId\n    }\n  }\n": types.MemberDeletedDocument,
    "\n  query OwnAccount {\n    me {\n      ...Account_user\n    }\n  }\n": types.OwnAccountDocument,
    "\n  query CurrentRights {\n    me {\n      id\n      isAdmin\n      isModerator\n      isHost\n      isMvp\n    }\n  }\n": types.CurrentRightsDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      request {\n        message\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      isChanged\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query AdvertisePage {\n    sponsors {\n      ...OurSponsors_sponsor\n    }\n  }\n": types.AdvertisePageDocument,
    "\n  fragment SiteSettings_settings on SiteSettings {\n    name\n    tagline\n    facebookUrl\n    youtubeUrl\n    applePodcastsUrl\n    spotifyUrl\n    youtubeMusicUrl\n    instagramUrl\n    xUrl\n    partnersEmail\n    contactEmail\n    postalAddress\n    fallbackSubscribers\n    season\n    flagshipDay\n    flagshipTime\n    postGameTime\n    aiCredit\n    isFantasyOpen\n    areCheckInsOpen\n  }\n": types.SiteSettings_SettingsFragmentDoc,
    "\n  query SiteSettings {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n": types.SiteSettingsDocument,
    "\n  subscription SiteEvents {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n": types.SiteEventsDocument,
    "\n  fragment ArticleCard_article on Article {\n    id\n    title\n    excerpt\n    author\n    category\n    tags\n    featuredImage {\n      ...Picture_image\n    }\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    publishedAt\n  }\n": types.ArticleCard_ArticleFragmentDoc,
    "\n  subscription ArticleEvents {\n    articleEvents {\n      kind\n      articleId\n      article {\n        id\n        viewCount\n        likeCount\n        shareCount\n        commentCount\n      }\n    }\n  }\n": types.ArticleEventsDocument,
    "\n  query ArticlesPage($first: Int!, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        ...ArticleCard_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ArticlesPageDocument,
    "\n  mutation UploadImage($image: Upload!) {\n    uploadImage(input: { image: $image }) {\n      image {\n        url\n      }\n    }\n  }\n": types.UploadImageDocument,
    "\n  fragment ArticleRow_article on Article {\n    id\n    title\n    author\n    category\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    viewCount\n    commentCount\n    likeCount\n    shareCount\n    version\n  }\n": types.ArticleRow_ArticleFragmentDoc,
    "\n  fragment ArticleForm_article on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    version\n  }\n": types.ArticleForm_ArticleFragmentDoc,
    "\n  query AllArticles($show: ArticleFilter!, $first: Int!, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        ...ArticleRow_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n": types.AllArticlesDocument,
    "\n  query EditedArticle($id: Int!) {\n    article(id: $id, drafts: true) {\n      ...ArticleForm_article\n    }\n  }\n": types.EditedArticleDocument,
    "\n  query PreviewArticle($content: String!) {\n    previewArticle(content: $content)\n  }\n": types.PreviewArticleDocument,
    "\n  mutation CreateArticle($input: ArticleInput!) {\n    createArticle(input: { article: $input }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n": types.CreateArticleDocument,
    "\n  mutation UpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n": types.UpdateArticleDocument,
    "\n  mutation PublishArticle($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n": types.PublishArticleDocument,
    "\n  mutation ScheduleArticle($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n": types.ScheduleArticleDocument,
    "\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteArticleDocument,
    "\n  subscription ArticleSaves {\n    articleSaves {\n      articleId\n      savedBy\n    }\n  }\n": types.ArticleSavesDocument,
    "\n  fragment ArticleImport_import on ArticleImport {\n    id\n    filename\n    format\n    state\n    createdAt\n    ready\n    faulty\n    known\n    made\n    missingPictures\n  }\n": types.ArticleImport_ImportFragmentDoc,
    "\n  query ArticleImports {\n    articleImports {\n      ...ArticleImport_import\n    }\n  }\n": types.ArticleImportsDocument,
    "\n  query ArticleImport($id: Int!, $after: String) {\n    articleImport(id: $id) {\n      ...ArticleImport_import\n      posts(after: $after) {\n        nodes {\n          id\n          title\n          path\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.ArticleImportDocument,
    "\n  mutation PreviewArticleImport($file: Upload!) {\n    previewArticleImport(input: { file: $file }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n": types.PreviewArticleImportDocument,
    "\n  mutation StartArticleImport($id: Int!, $asDrafts: Boolean!, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n": types.StartArticleImportDocument,
    "\n  mutation UndoArticleImport($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n": types.UndoArticleImportDocument,
    "\n  subscription ArticleImportEvents {\n    articleImportEvents {\n      importId\n    }\n  }\n": types.ArticleImportEventsDocument,
    "\n  query ArticleLabels {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n": types.ArticleLabelsDocument,
    "\n  mutation RenameArticleLabel($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n": types.RenameArticleLabelDocument,
    "\n  fragment ArticleActions_article on Article {\n    id\n    title\n    isLikedByMe\n    likeCount\n  }\n": types.ArticleActions_ArticleFragmentDoc,
    "\n  fragment ArticleComments_comment on Comment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.ArticleComments_CommentFragmentDoc,
    "\n  query ArticleComments(\n    $articleId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    article(id: $articleId) {\n      id\n      commentCount\n    }\n    comments(\n      articleId: $articleId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": types.ArticleCommentsDocument,
    "\n  subscription ArticleCommentEvents($articleId: Int!) {\n    commentEvents(articleId: $articleId) {\n      kind\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": types.ArticleCommentEventsDocument,
    "\n  mutation PostComment($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": types.PostCommentDocument,
    "\n  mutation EditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": types.EditCommentDocument,
    "\n  mutation DeleteComment($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteCommentDocument,
    "\n  fragment ArticleNeighbors_navigation on ArticleNavigation {\n    previousArticle {\n      id\n      title\n    }\n    nextArticle {\n      id\n      title\n    }\n  }\n": types.ArticleNeighbors_NavigationFragmentDoc,
    "\n  query ArticlePage($id: Int!, $comments: Int!) {\n    article(id: $id) {\n      id\n      title\n      excerpt\n      category\n      tags\n      body\n      featuredImageUrl\n      featuredImage {\n        ...Picture_image\n      }\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      updatedAt\n      ...Byline_article\n      ...ArticleActions_article\n    }\n    articleNavigation(id: $id) {\n      ...ArticleNeighbors_navigation\n    }\n    comments(articleId: $id, first: $comments) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n": types.ArticlePageDocument,
    "\n  fragment Byline_article on Article {\n    author\n    publishedAt\n    readTime\n    viewCount\n    likeCount\n    shareCount\n    commentCount\n  }\n": types.Byline_ArticleFragmentDoc,
    "\n  mutation RecordArticleShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        id\n        shareCount\n      }\n    }\n  }\n": types.RecordArticleShareDocument,
    "\n  mutation RecordArticleView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        id\n        viewCount\n      }\n    }\n  }\n": types.RecordArticleViewDocument,
    "\n  query EditedCard($id: Int!) {\n    article(id: $id) {\n      ...ArticleCard_article\n    }\n  }\n": types.EditedCardDocument,
    "\n  fragment ChatRow_event on ChatMessage {\n    id\n    cursor\n    message\n    likeCount\n    reactions {\n      reaction\n      count\n    }\n    clientId\n    isDemo\n    revision\n    replyTo {\n      id\n      text: message\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    gamePhase\n    period\n    clock\n    aboutAt\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n\n  fragment ChatRow_message on ChatMessage {\n    ...ChatRow_event\n    isLikedByMe\n    myReactions\n  }\n": types.ChatRow_EventFragmentDoc,
    "\n  subscription ChatPresence {\n    chatPresence {\n      count\n    }\n  }\n": types.ChatPresenceDocument,
    "\n  query ChatStatus {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": types.ChatStatusDocument,
    "\n  query ChatLog($last: Int, $before: String) {\n    chat(last: $last, before: $before) {\n      nodes {\n        ...ChatRow_message\n      }\n    }\n  }\n": types.ChatLogDocument,
    "\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...ChatRow_event\n      }\n    }\n  }\n": types.ChatEventsDocument,
    "\n  mutation PostChatMessage($message: String!, $clientId: String, $replyToId: Int) {\n    postChatMessage(input: { message: $message, clientId: $clientId, replyToId: $replyToId }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n": types.PostChatMessageDocument,
    "\n  fragment ChatVideo_item on ContentItem {\n    publishedAt\n    ...LiteEmbed_item\n  }\n": types.ChatVideo_ItemFragmentDoc,
    "\n  query ChatVideo {\n    live: latestContent(type: LIVE) {\n      ...ChatVideo_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...ChatVideo_item\n    }\n  }\n": types.ChatVideoDocument,
    "\n  mutation SetChatModes($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        ...ChatTimes_status\n      }\n    }\n  }\n": types.SetChatModesDocument,
    "\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteChatMessageDocument,
    "\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n": types.EditChatMessageDocument,
    "\n  fragment CheckInCard_checkIn on CheckIn {\n    id\n    location\n    description\n    createdAt\n    game {\n      id\n      opponent\n      isHome\n    }\n    photo {\n      url\n      placeholder\n      sources {\n        type\n        srcset\n      }\n      animation\n    }\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n    }\n  }\n": types.CheckInCard_CheckInFragmentDoc,
    "\n  query CheckInStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n        opponent\n        isHome\n        kickoffAt\n        date\n        gameTime\n      }\n    }\n  }\n": types.CheckInStatusDocument,
    "\n  fragment CheckInMap_map on CheckInMap {\n    game {\n      id\n      opponent\n      isHome\n      date\n    }\n    fans\n    places {\n      kind\n      code\n      name\n      fans\n    }\n  }\n": types.CheckInMap_MapFragmentDoc,
    "\n  query CheckInMap {\n    checkInMap {\n      ...CheckInMap_map\n    }\n  }\n": types.CheckInMapDocument,
    "\n  subscription CheckInEvents {\n    checkInEvents {\n      checkInId\n    }\n  }\n": types.CheckInEventsDocument,
    "\n  subscription CheckInGameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n": types.CheckInGameChangedDocument,
    "\n  query CheckIns {\n    checkIns {\n      nodes {\n        ...CheckInCard_checkIn\n      }\n    }\n  }\n": types.CheckInsDocument,
    "\n  query PendingCheckIns {\n    pendingCheckIns {\n      ...CheckInCard_checkIn\n    }\n  }\n": types.PendingCheckInsDocument,
    "\n  mutation ApproveCheckIn($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n": types.ApproveCheckInDocument,
    "\n  mutation DeleteCheckIn($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteCheckInDocument,
    "\n  subscription PendingCheckInEvents {\n    pendingCheckInEvents {\n      checkInId\n    }\n  }\n": types.PendingCheckInEventsDocument,
    "\n  mutation SubmitCheckIn($image: Upload!, $location: String!, $description: String, $gameId: Int) {\n    submitCheckIn(\n      input: { image: $image, location: $location, description: $description, gameId: $gameId }\n    ) {\n      checkIn {\n        id\n      }\n    }\n  }\n": types.SubmitCheckInDocument,
    "\n  fragment SubmissionRow_submission on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n": types.SubmissionRow_SubmissionFragmentDoc,
    "\n  query ContactSubmissions(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int!\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        ...SubmissionRow_submission\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ContactSubmissionsDocument,
    "\n  query NewContact {\n    contactCounts {\n      new\n    }\n  }\n": types.NewContactDocument,
    "\n  subscription ContactEvents {\n    contactEvents {\n      submissionId\n      newCount\n    }\n  }\n": types.ContactEventsDocument,
    "\n  mutation SetContactStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        ...SubmissionRow_submission\n      }\n    }\n  }\n": types.SetContactStatusDocument,
    "\n  mutation DeleteContactSubmission($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteContactSubmissionDocument,
    "\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n      }\n    }\n  }\n": types.SubmitContactDocument,
    "\n  fragment ManagedSponsor_row on ManagedSponsor {\n    id\n    isActive\n    activeFrom\n    activeTo\n    state\n    sponsor {\n      id\n      name\n      description\n      logoUrl\n      logo {\n        ...Picture_image\n      }\n      websiteUrl\n    }\n  }\n": types.ManagedSponsor_RowFragmentDoc,
    "\n  query ManagedSponsors {\n    managedSponsors {\n      ...ManagedSponsor_row\n    }\n  }\n": types.ManagedSponsorsDocument,
    "\n  mutation AddSponsor($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n": types.AddSponsorDocument,
    "\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n": types.UpdateSponsorDocument,
    "\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n": types.MoveSponsorDocument,
    "\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n": types.DeleteSponsorDocument,
    "\n  fragment OurSponsors_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n": types.OurSponsors_SponsorFragmentDoc,
    "\n  subscription SponsorEvents {\n    sponsorEvents {\n      kind\n      sponsorId\n    }\n  }\n": types.SponsorEventsDocument,
    "\n  mutation SetFantasyOpenToAll($isOpen: Boolean!) {\n    setFantasyOpenToAll(input: { isOpen: $isOpen }) {\n      isOpen\n    }\n  }\n": types.SetFantasyOpenToAllDocument,
    "\n  query SubmissionsGame {\n    nextGame {\n      id\n      week\n      opponent\n      isHome\n      kickoffAt\n    }\n  }\n": types.SubmissionsGameDocument,
    "\n  query LineupSubmissions($gameId: Int!) {\n    lineupSubmissions(gameId: $gameId) {\n      id\n      userName\n      userEmail\n      lineupName\n      submittedAt\n    }\n  }\n": types.LineupSubmissionsDocument,
    "\n  subscription AdminLineupEvents {\n    lineupEvents {\n      gameId\n    }\n  }\n": types.AdminLineupEventsDocument,
    "\n  subscription AdminFantasyEvents {\n    fantasyEvents {\n      gameId\n    }\n  }\n": types.AdminFantasyEventsDocument,
    "\n  fragment StatsGame_game on CompletedGame {\n    id\n    week\n    season\n    opponent\n    isHome\n    date\n    result\n    score\n    hasPlays\n    hasStats\n    isScored\n    hasLeaderboard\n    lineups\n  }\n": types.StatsGame_GameFragmentDoc,
    "\n  query CompletedGames {\n    completedGames {\n      ...StatsGame_game\n    }\n  }\n": types.CompletedGamesDocument,
    "\n  query PlayedStats($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      fileName\n      contentType\n      base64\n    }\n  }\n": types.PlayedStatsDocument,
    "\n  mutation PreviewStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    previewStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      preview {\n        sheetName\n        recognized {\n          header\n          column\n        }\n        ignored\n        rows {\n          rowNumber\n          playerName\n          position\n          player {\n            id\n          }\n          suggestions {\n            id\n            name\n            position\n          }\n          faults {\n            stat\n            value\n            sameAsRow\n          }\n          figures {\n            stat\n            label\n            value\n          }\n          points\n        }\n        problem\n        moves {\n          id\n          userName\n          lineupName\n          rankBefore\n          rankAfter\n          pointsBefore\n          pointsAfter\n        }\n      }\n    }\n  }\n": types.PreviewStatsDocument,
    "\n  mutation UploadStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    uploadStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      players\n    }\n  }\n": types.UploadStatsDocument,
    "\n  query GameStats($gameId: Int!) {\n    gameStats(gameId: $gameId) {\n      id\n      playerName\n      position\n      isOnRoster\n      figures {\n        stat\n        label\n        value\n      }\n      fantasyPoints\n    }\n  }\n": types.GameStatsDocument,
    "\n  mutation ProcessGame($gameId: Int!) {\n    processGame(input: { gameId: $gameId }) {\n      lineups\n    }\n  }\n": types.ProcessGameDocument,
    "\n  query GameTrail($gameId: Int!) {\n    auditTrail(subjectType: GAME, subjectId: $gameId, first: 10) {\n      nodes {\n        id\n        at\n        action\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n  }\n": types.GameTrailDocument,
    "\n  query FantasyNow {\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n        week\n        season\n        opponent\n        isHome\n        kickoffAt\n      }\n      isOpen\n      closedBecause\n      nextOpenDate\n      asOf\n    }\n  }\n": types.FantasyNowDocument,
    "\n  fragment LineupView_lineup on Lineup {\n    id\n    lineupName\n    submittedAt\n    picks {\n      slot\n      isCaptain\n      player {\n        id\n      }\n    }\n  }\n": types.LineupView_LineupFragmentDoc,
    "\n  query MyLineup($gameId: Int!) {\n    myLineup(gameId: $gameId) {\n      ...LineupView_lineup\n    }\n  }\n": types.MyLineupDocument,
    "\n  query EligiblePlayers {\n    eligiblePlayers {\n      id\n      name\n      jersey\n      position\n      injuryStatus\n      injuryDetails\n      slots\n      form {\n        lastPoints\n        averagePoints\n        trend\n      }\n    }\n  }\n": types.EligiblePlayersDocument,
    "\n  mutation SubmitLineup($gameId: Int, $input: LineupInput!) {\n    submitLineup(input: { gameId: $gameId, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n": types.SubmitLineupDocument,
    "\n  mutation UpdateLineup($id: Int!, $input: LineupInput!) {\n    updateLineup(input: { id: $id, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n": types.UpdateLineupDocument,
    "\n  fragment BoardUser_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    isAdmin\n    isMvp\n  }\n": types.BoardUser_UserFragmentDoc,
    "\n  fragment Podium_board on Leaderboard {\n    game {\n      id\n      week\n      season\n      opponent\n    }\n    totalParticipants\n    userRank\n    userPoints\n    firstPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    secondPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    thirdPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n  }\n": types.Podium_BoardFragmentDoc,
    "\n  query Leaderboard($gameId: Int) {\n    leaderboard(gameId: $gameId) {\n      ...Podium_board\n    }\n  }\n": types.LeaderboardDocument,
    "\n  query LastResult {\n    lastCompletedGame {\n      id\n      week\n      opponent\n    }\n    leaderboard {\n      ...Podium_board\n    }\n  }\n": types.LastResultDocument,
    "\n  fragment BoardRow_lineup on BoardLineup {\n    id\n    user {\n      ...BoardUser_user\n    }\n    lineupName\n    weeklyRank\n    isTied\n    totalPoints\n    captainBonusPoints\n    picks {\n      slot\n      name\n      position\n      isCaptain\n      points\n      lines {\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n": types.BoardRow_LineupFragmentDoc,
    "\n  query BoardLineups($gameId: Int!, $first: Int!, $after: String) {\n    boardLineups(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        ...BoardRow_lineup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.BoardLineupsDocument,
    "\n  query MyBoardLineup($gameId: Int!) {\n    myBoardLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n": types.MyBoardLineupDocument,
    "\n  fragment SeasonBoard_row on SeasonRow {\n    rank\n    user {\n      ...BoardUser_user\n    }\n    games\n    totalPoints\n    averagePoints\n    weeks {\n      week\n      points\n    }\n  }\n": types.SeasonBoard_RowFragmentDoc,
    "\n  query SeasonBoard($season: Int!, $first: Int!, $after: String) {\n    seasons\n    seasonBoard(season: $season, first: $first, after: $after) {\n      nodes {\n        ...SeasonBoard_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    mySeasonRow(season: $season) {\n      ...SeasonBoard_row\n    }\n  }\n": types.SeasonBoardDocument,
    "\n  fragment PlayedGames_game on PlayedGame {\n    game {\n      id\n      week\n      opponent\n      date\n    }\n    lineupName\n    totalPoints\n    weeklyRank\n  }\n": types.PlayedGames_GameFragmentDoc,
    "\n  query FantasyDashboard {\n    fantasyDashboard {\n      season\n      level\n      trend\n      bestRank\n      bestWeek\n      stats {\n        totalGames\n        totalPoints\n        averagePoints\n        seasonRank\n        seasonTotalParticipants\n        topFinishes\n        top10Finishes\n      }\n      recentGames {\n        ...PlayedGames_game\n      }\n      bestPerformances {\n        ...PlayedGames_game\n      }\n      allLineups {\n        ...PlayedGames_game\n      }\n    }\n  }\n": types.FantasyDashboardDocument,
    "\n  subscription FantasyEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n": types.FantasyEventsDocument,
    "\n  query LiveBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        ...BoardRow_lineup\n      }\n    }\n  }\n": types.LiveBoardDocument,
    "\n  query MySheetChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n": types.MySheetChangesDocument,
    "\n  query MyLiveLineup($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n": types.MyLiveLineupDocument,
    "\n  query OwnHeldPosts {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n      photo {\n        id\n      }\n    }\n  }\n": types.OwnHeldPostsDocument,
    "\n  subscription OwnHeldPostEvents {\n    ownHeldPostEvents {\n      heldPostId\n    }\n  }\n": types.OwnHeldPostEventsDocument,
    "\n  mutation DeleteHeldPost($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteHeldPostDocument,
    "\n  query AfterGame($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      id\n      message\n      user {\n        id\n        name\n      }\n      likeCount\n      period\n      clock\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId, first: 8) {\n      nodes {\n        ...Photo_photo\n      }\n    }\n  }\n": types.AfterGameDocument,
    "\n  query BeforeGame($gameId: Int!, $isMember: Boolean!) {\n    chatStatus {\n      ...ChatTimes_status\n    }\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n      }\n      isOpen\n    }\n    myLineup(gameId: $gameId) @include(if: $isMember) {\n      id\n      submittedAt\n    }\n    roster {\n      offense {\n        ...BeforeGame_position\n      }\n      defense {\n        ...BeforeGame_position\n      }\n      specialTeams {\n        ...BeforeGame_position\n      }\n    }\n  }\n": types.BeforeGameDocument,
    "\n  fragment BeforeGame_position on RosterPosition {\n    players {\n      id\n      name\n      position\n      injuryStatus\n      injuryDetails\n    }\n  }\n": types.BeforeGame_PositionFragmentDoc,
    "\n  fragment GameHead_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    isExhibition\n  }\n": types.GameHead_GameFragmentDoc,
    "\n  query GamePage($id: Int!) {\n    game(id: $id) {\n      id\n      startedAt\n      ...GameHead_game\n    }\n  }\n": types.GamePageDocument,
    "\n  subscription GameMoved {\n    gameEvents {\n      gameId\n    }\n  }\n": types.GameMovedDocument,
    "\n  query FeedState {\n    liveGame {\n      gameId\n      isStale\n    }\n  }\n": types.FeedStateDocument,
    "\n  query ReplayLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        reportedAt\n        play {\n          ...Play_row\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReplayLogDocument,
    "\n  fragment ReplayChat_message on ChatMessage {\n    id\n    message\n    user {\n      id\n      name\n    }\n    isDemo\n    period\n    clock\n    createdAt\n  }\n": types.ReplayChat_MessageFragmentDoc,
    "\n  query ReplayChat($gameId: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        ...ReplayChat_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReplayChatDocument,
    "\n  fragment GameRow_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    version\n  }\n": types.GameRow_GameFragmentDoc,
    "\n  query AdminGames($season: Int!) {\n    games(season: $season) {\n      ...GameRow_game\n    }\n    seasons\n  }\n": types.AdminGamesDocument,
    "\n  mutation CreateGame($input: CreateGameInput!) {\n    createGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n": types.CreateGameDocument,
    "\n  mutation UpdateGame($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n": types.UpdateGameDocument,
    "\n  mutation StartSeason($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n": types.StartSeasonDocument,
    "\n  mutation DeleteGame($id: Int!) {\n    deleteGame(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteGameDocument,
    "\n  subscription AdminGamesChanged {\n    gameEvents {\n      gameId\n    }\n  }\n": types.AdminGamesChangedDocument,
    "\n  mutation PreviewGames($input: PreviewGamesInput!) {\n    previewGames(input: $input) {\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        season\n        week\n        isPlayoff\n        opponent\n        isHome\n        kickoffAt\n        score\n        change\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      problem\n    }\n  }\n": types.PreviewGamesDocument,
    "\n  mutation ImportGames($input: ImportGamesInput!) {\n    importGames(input: $input) {\n      added\n      changed\n    }\n  }\n": types.ImportGamesDocument,
    "\n  query ScoreDesk {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n  }\n": types.ScoreDeskDocument,
    "\n  mutation SetScoreboard($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": types.SetScoreboardDocument,
    "\n  fragment LastGameLine_game on LastGame {\n    id\n    opponent\n    isHome\n    date\n    result\n    score\n    isPlayoff\n    isExhibition\n  }\n": types.LastGameLine_GameFragmentDoc,
    "\n  fragment RecordLine_record on SeasonRecord {\n    season\n    wins\n    losses\n    preseasonWins\n    preseasonLosses\n    isRegularSeasonStarted\n  }\n": types.RecordLine_RecordFragmentDoc,
    "\n  fragment NextGameLine_game on NextGame {\n    id\n    opponent\n    isHome\n    date\n    gameTime\n    kickoffAt\n    week\n    isPlayoff\n    tvNetwork\n  }\n": types.NextGameLine_GameFragmentDoc,
    "\n  query SyncMoments($gameId: Int!) {\n    plays(gameId: $gameId, last: 30) {\n      nodes {\n        id\n        kind\n        points\n        happenedAt\n      }\n    }\n  }\n": types.SyncMomentsDocument,
    "\n  query NextGameCard {\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n  }\n": types.NextGameCardDocument,
    "\n  fragment ScoreboardLine_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    isPlayoff\n    isExhibition\n    isFed\n    playPosition\n    situation {\n      ...Play_situation\n    }\n    lastPlay {\n      ...Play_said\n    }\n    homeTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    awayTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    status {\n      period\n      displayClock\n    }\n  }\n": types.ScoreboardLine_GameFragmentDoc,
    "\n  query GameBar {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    lastCompletedGame {\n      ...LastGameLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": types.GameBarDocument,
    "\n  fragment ChatTimes_status on ChatStatus {\n    isOpen\n    nextGameDate\n    opensAt\n    closesAt\n    asOf\n    modes {\n      slowSeconds\n      isEmojiOnly\n      memberDays\n      writers\n    }\n  }\n": types.ChatTimes_StatusFragmentDoc,
    "\n  query ChatTimes {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": types.ChatTimesDocument,
    "\n  subscription ChatTurned {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n": types.ChatTurnedDocument,
    "\n  query LiveGame {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n": types.LiveGameDocument,
    "\n  subscription GameBarLive {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n": types.GameBarLiveDocument,
    "\n  subscription GameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n": types.GameChangedDocument,
    "\n  query FantasyOpenToAll {\n    isFantasyOpenToAll\n    areCheckInsOpenToAll\n  }\n": types.FantasyOpenToAllDocument,
    "\n  subscription OpenToAllEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n": types.OpenToAllEventsDocument,
    "\n  query HomePage {\n    live: latestContent(type: LIVE) {\n      ...LiveShow_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...LiveShow_item\n    }\n    shorts: recentContent(type: SHORTS, first: 5) {\n      nodes {\n        ...Shorts_item\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 4) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    articles(first: 3) {\n      nodes {\n        ...ArticleCard_article\n      }\n    }\n    sponsorSpotlight {\n      ...SponsorSpotlight_sponsor\n    }\n    sponsors {\n      ...SponsorSpotlight_other\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": types.HomePageDocument,
    "\n  fragment LiveShow_item on ContentItem {\n    description\n    publishedAt\n    thumbnailUrl\n    ...LiteEmbed_item\n  }\n": types.LiveShow_ItemFragmentDoc,
    "\n  fragment SponsorSpotlight_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n": types.SponsorSpotlight_SponsorFragmentDoc,
    "\n  fragment SponsorSpotlight_other on Sponsor {\n    id\n    name\n    websiteUrl\n  }\n": types.SponsorSpotlight_OtherFragmentDoc,
    "\n  fragment Inbox_item on InboxItem {\n    key\n    kind\n    postKind\n    at\n    isUnread\n    memberCount\n    text\n    path\n    members {\n      ...Member_user\n    }\n  }\n": types.Inbox_ItemFragmentDoc,
    "\n  query OwnInbox {\n    ownInbox {\n      items {\n        ...Inbox_item\n      }\n    }\n  }\n": types.OwnInboxDocument,
    "\n  fragment InboxChoices_inbox on OwnInbox {\n    choices {\n      kind\n      channel\n      isOn\n    }\n    doNotDisturbUntil\n  }\n": types.InboxChoices_InboxFragmentDoc,
    "\n  query InboxChoices {\n    ownInbox {\n      ...InboxChoices_inbox\n    }\n  }\n": types.InboxChoicesDocument,
    "\n  mutation SetInboxChoice($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n": types.SetInboxChoiceDocument,
    "\n  mutation SetDoNotDisturb($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n": types.SetDoNotDisturbDocument,
    "\n  query OwnInboxCount {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n": types.OwnInboxCountDocument,
    "\n  subscription OwnInboxEvents {\n    ownInboxEvents {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n": types.OwnInboxEventsDocument,
    "\n  mutation MarkInboxRead($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n": types.MarkInboxReadDocument,
    "\n  query LandingPage {\n    latestShort: latestContent(type: SHORTS) {\n      ...LatestShort_item\n    }\n    episodes: recentContent(type: PODCAST, first: 3) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": types.LandingPageDocument,
    "\n  fragment League_side on LeagueSide {\n    user {\n      ...Member_user\n    }\n    points\n  }\n\n  fragment League_round on LeagueRound {\n    isScored\n    isLive\n    game {\n      id\n      opponent\n      isHome\n      week\n      isPlayoff\n    }\n    pairs {\n      one {\n        ...League_side\n      }\n      other {\n        ...League_side\n      }\n    }\n  }\n\n  fragment League_row on LeagueRow {\n    user {\n      ...Member_user\n    }\n    isOwner\n    rank\n    games\n    totalPoints\n  }\n\n  fragment League_whole on League {\n    id\n    name\n    inviteCode\n    board {\n      ...League_row\n    }\n    rounds {\n      ...League_round\n    }\n  }\n": types.League_SideFragmentDoc,
    "\n  query LeaguePage($id: Int!) {\n    league(id: $id) {\n      ...League_whole\n    }\n  }\n": types.LeaguePageDocument,
    "\n  query OwnLeagues {\n    ownLeagues {\n      id\n      name\n      memberCount\n    }\n  }\n": types.OwnLeaguesDocument,
    "\n  query LeagueInvite($code: String!) {\n    leagueInvite(code: $code) {\n      id\n      name\n      memberCount\n      isMember\n    }\n  }\n": types.LeagueInviteDocument,
    "\n  subscription OwnLeagueEvents {\n    ownLeagueEvents {\n      leagueId\n    }\n  }\n": types.OwnLeagueEventsDocument,
    "\n  mutation CreateLeague($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        id\n      }\n    }\n  }\n": types.CreateLeagueDocument,
    "\n  mutation JoinLeague($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n": types.JoinLeagueDocument,
    "\n  mutation LeaveLeague($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n": types.LeaveLeagueDocument,
    "\n  mutation RenameLeague($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n": types.RenameLeagueDocument,
    "\n  mutation ReplaceLeagueLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n": types.ReplaceLeagueLinkDocument,
    "\n  mutation RemoveLeagueMember($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n": types.RemoveLeagueMemberDocument,
    "\n  fragment LeagueRoom_message on LeagueMessage {\n    id\n    cursor\n    message: text\n    clientId\n    aboutAt\n    createdAt\n    user {\n      ...Member_user\n    }\n  }\n": types.LeagueRoom_MessageFragmentDoc,
    "\n  query LeagueMessages($leagueId: Int!, $last: Int!, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        ...LeagueRoom_message\n      }\n    }\n  }\n": types.LeagueMessagesDocument,
    "\n  subscription LeagueMessageEvents($leagueId: Int!) {\n    leagueMessageEvents(leagueId: $leagueId) {\n      kind\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n": types.LeagueMessageEventsDocument,
    "\n  mutation PostLeagueMessage($leagueId: Int!, $text: String!, $clientId: String!) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n": types.PostLeagueMessageDocument,
    "\n  mutation DeleteLeagueMessage($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteLeagueMessageDocument,
    "\n  mutation SetLike($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        likeCount\n        isLikedByMe\n        ... on Comment {\n          revision\n        }\n        ... on Photo {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n": types.SetLikeDocument,
    "\n  fragment Member_profile on MemberProfile {\n    isHidden\n    joinedOn\n    badges {\n      kind\n      count\n      level\n    }\n    user {\n      ...Member_user\n    }\n  }\n": types.Member_ProfileFragmentDoc,
    "\n  query MemberPage($id: Int!) {\n    memberProfile(id: $id) {\n      ...Member_profile\n    }\n  }\n": types.MemberPageDocument,
    "\n  mutation SetProfileHidden($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n": types.SetProfileHiddenDocument,
    "\n  fragment GrowingFigure_figure on GrowingFigure {\n    total\n    today\n    week {\n      current\n      previous\n      change\n    }\n    month {\n      current\n      previous\n      change\n    }\n  }\n": types.GrowingFigure_FigureFragmentDoc,
    "\n  query SiteMetrics {\n    siteMetrics {\n      asOf\n      members {\n        ...GrowingFigure_figure\n      }\n      questions {\n        ...GrowingFigure_figure\n      }\n      articles {\n        ...GrowingFigure_figure\n      }\n      photos {\n        ...GrowingFigure_figure\n      }\n      content {\n        articleViews\n        articleLikes\n        articleComments\n        articleShares\n        photoLikes\n        photoComments\n        viewsPerArticle\n        engagementRate\n      }\n      teams {\n        name\n        count\n        percent\n      }\n      countries {\n        name\n        count\n        percent\n      }\n      locations {\n        name\n        count\n        percent\n      }\n      days {\n        date\n        members\n        questions\n        articles\n        photos\n        comments\n        likes\n        views\n      }\n      engagementPerDay\n      engagementAverage\n      leads {\n        status\n        count\n      }\n      topContent {\n        kind\n        contentId\n        title\n        category\n        likes\n        comments\n        views\n        shares\n      }\n      categories {\n        category\n        articles\n        views\n        likes\n        comments\n        shares\n      }\n      photoCategories {\n        name\n        count\n        percent\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n": types.SiteMetricsDocument,
    "\n  query ArticleAnalytics($first: Int!) {\n    articleAnalytics(first: $first) {\n      nodes {\n        id\n        title\n        category\n        publishedAt\n        viewCount\n        likeCount\n        commentCount\n        shareCount\n        engagementRate\n      }\n    }\n  }\n": types.ArticleAnalyticsDocument,
    "\n  query SiteStatus {\n    siteStatus {\n      asOf\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n": types.SiteStatusDocument,
    "\n  fragment SanctionRow_sanction on Sanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    acknowledgedAt\n    liftedAt\n    answer\n    answeredAt\n    isInForce\n    removedPosts\n    user {\n      id\n      name\n    }\n    sanctionedBy {\n      id\n      name\n    }\n    liftedBy {\n      id\n      name\n    }\n  }\n": types.SanctionRow_SanctionFragmentDoc,
    "\n  query Sanctions($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...SanctionRow_sanction\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SanctionsDocument,
    "\n  query MemberSanctions($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      sanctions {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n": types.MemberSanctionsDocument,
    "\n  mutation SanctionMember($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n": types.SanctionMemberDocument,
    "\n  mutation LiftSanction($input: LiftSanctionInput!) {\n    liftSanction(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n": types.LiftSanctionDocument,
    "\n  query RemovedPosts($first: Int!, $after: String) {\n    removedPosts(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        excerpt\n        removedAt\n        restorableUntil\n        user {\n          id\n          name\n        }\n        removedBy {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.RemovedPostsDocument,
    "\n  mutation RestorePost($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n": types.RestorePostDocument,
    "\n  subscription RemovedPostEvents {\n    removedPostEvents {\n      removedPostId\n    }\n  }\n": types.RemovedPostEventsDocument,
    "\n  subscription SanctionEvents {\n    sanctionEvents {\n      sanctionId\n      userId\n    }\n  }\n": types.SanctionEventsDocument,
    "\n  fragment FilterRow_filter on Filter {\n    id\n    name\n    rule\n    words\n    pattern\n    allowedHosts\n    count\n    minutes\n    memberDays\n    kinds\n    action\n    message\n    isOn\n  }\n": types.FilterRow_FilterFragmentDoc,
    "\n  query Filters {\n    filters {\n      ...FilterRow_filter\n    }\n  }\n": types.FiltersDocument,
    "\n  subscription FilterEvents {\n    filterEvents {\n      filterId\n    }\n  }\n": types.FilterEventsDocument,
    "\n  query FilterTrial($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        id\n        kind\n        text\n        createdAt\n        user {\n          id\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.FilterTrialDocument,
    "\n  mutation AddFilter($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n": types.AddFilterDocument,
    "\n  mutation UpdateFilter($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n": types.UpdateFilterDocument,
    "\n  mutation DeleteFilter($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteFilterDocument,
    "\n  mutation AcknowledgeSanction($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n": types.AcknowledgeSanctionDocument,
    "\n  mutation AnswerSanction($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        ...Own_sanction\n      }\n    }\n  }\n": types.AnswerSanctionDocument,
    "\n  fragment QueueRow_post on WaitingPost {\n    id\n    kind\n    waitingSince\n    reportCount\n    reasons\n    filters\n    isUnapproved\n    isThere\n    text\n    userName\n    articleTitle\n    article {\n      id\n    }\n    user {\n      id\n      name\n      isAdmin\n    }\n    claimedBy {\n      id\n      name\n    }\n    image {\n      ...Picture_image\n    }\n  }\n": types.QueueRow_PostFragmentDoc,
    "\n  query ModerationQueue($first: Int!) {\n    moderationQueueCount\n    moderationQueue(first: $first) {\n      nodes {\n        ...QueueRow_post\n      }\n    }\n  }\n": types.ModerationQueueDocument,
    "\n  query ModerationQueueCount {\n    moderationQueueCount\n  }\n": types.ModerationQueueCountDocument,
    "\n  subscription ModerationQueueEvents {\n    moderationQueueEvents {\n      claimedPost\n    }\n  }\n": types.ModerationQueueEventsDocument,
    "\n  query WaitingPostDetails($id: ID!) {\n    waitingPostDetails(id: $id) {\n      id\n      reports {\n        id\n        reason\n        description\n        reporterName\n        createdAt\n      }\n      context {\n        id\n        text\n        createdAt\n        isThePost\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.WaitingPostDetailsDocument,
    "\n  mutation ClaimWaitingPost($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        ...QueueRow_post\n      }\n    }\n  }\n": types.ClaimWaitingPostDocument,
    "\n  mutation ReleaseWaitingPost($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n": types.ReleaseWaitingPostDocument,
    "\n  mutation DecideWaitingPosts($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n": types.DecideWaitingPostsDocument,
    "\n  fragment FanMood_week on CommunityMood {\n    season\n    gameWeek\n    average\n    moods\n    revision\n    days {\n      day\n      average\n    }\n  }\n": types.FanMood_WeekFragmentDoc,
    "\n  query FanMood {\n    communityMood {\n      ...FanMood_week\n    }\n    myMood {\n      id\n      moodLevel\n      moodDescription\n    }\n  }\n": types.FanMoodDocument,
    "\n  subscription FanMoodLive {\n    communityMood {\n      ...FanMood_week\n    }\n  }\n": types.FanMoodLiveDocument,
    "\n  mutation SubmitMood($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        moodLevel\n        moodDescription\n      }\n    }\n  }\n": types.SubmitMoodDocument,
    "\n  subscription OwnMutes {\n    ownMuteEvents {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": types.OwnMutesDocument,
    "\n  mutation MuteMember($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": types.MuteMemberDocument,
    "\n  mutation UnmuteMember($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": types.UnmuteMemberDocument,
    "\n  mutation MuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": types.MuteWordDocument,
    "\n  mutation UnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n": types.UnmuteWordDocument,
    "\n  query SentNews($after: String) {\n    sentBreakingNews(after: $after) {\n      nodes {\n        id\n        headline\n        url\n        createdAt\n        sentBy\n        withdrawnAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SentNewsDocument,
    "\n  subscription AdminNewsCame {\n    breakingNews {\n      id\n    }\n  }\n": types.AdminNewsCameDocument,
    "\n  subscription AdminNewsWent {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n": types.AdminNewsWentDocument,
    "\n  mutation SendNews($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n      }\n    }\n  }\n": types.SendNewsDocument,
    "\n  mutation WithdrawNews($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        id\n        withdrawnAt\n      }\n    }\n  }\n": types.WithdrawNewsDocument,
    "\n  mutation PinLine($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        ...PinnedLine_line\n      }\n    }\n  }\n": types.PinLineDocument,
    "\n  mutation UnpinLine {\n    unpinLine {\n      line {\n        id\n      }\n    }\n  }\n": types.UnpinLineDocument,
    "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n": types.SubscribeDocument,
    "\n  query BreakingNews {\n    latestBreakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n": types.BreakingNewsDocument,
    "\n  subscription BreakingNewsSent {\n    breakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n": types.BreakingNewsSentDocument,
    "\n  subscription BreakingNewsWithdrawn {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n": types.BreakingNewsWithdrawnDocument,
    "\n  fragment PinnedLine_line on PinnedLine {\n    id\n    text\n    url\n    pinnedAt\n  }\n": types.PinnedLine_LineFragmentDoc,
    "\n  query PinnedLine {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n": types.PinnedLineDocument,
    "\n  subscription LinePinned {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n": types.LinePinnedDocument,
    "\n  fragment NewsletterRow_newsletter on Newsletter {\n    id\n    subject\n    sentBy\n    createdAt\n    finishedAt\n    total\n    sent\n    failed\n    skipped\n  }\n": types.NewsletterRow_NewsletterFragmentDoc,
    "\n  query Newsletters($after: String) {\n    newsletters(after: $after) {\n      nodes {\n        ...NewsletterRow_newsletter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.NewslettersDocument,
    "\n  subscription NewsletterEvents {\n    newsletterEvents {\n      ...NewsletterRow_newsletter\n    }\n  }\n": types.NewsletterEventsDocument,
    "\n  query NewsletterAudience {\n    newsletterAudience\n  }\n": types.NewsletterAudienceDocument,
    "\n  query PreviewNewsletter($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        language\n        lines\n        unsubscribe\n      }\n    }\n  }\n": types.PreviewNewsletterDocument,
    "\n  mutation SendNewsletter($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        ...NewsletterRow_newsletter\n      }\n    }\n  }\n": types.SendNewsletterDocument,
    "\n  mutation SendTestNewsletter($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n": types.SendTestNewsletterDocument,
    "\n  query NewsletterOptOut {\n    isOptedOutOfNewsletter\n  }\n": types.NewsletterOptOutDocument,
    "\n  mutation SetNewsletterOptOut($optOut: Boolean!) {\n    setNewsletterOptOut(input: { hasOptedOut: $optOut }) {\n      hasOptedOut\n    }\n  }\n": types.SetNewsletterOptOutDocument,
    "\n  fragment SubscriberRow_subscriber on Subscriber {\n    id\n    name\n    email\n    birthday\n    favoriteTeam\n    state\n    createdAt\n  }\n": types.SubscriberRow_SubscriberFragmentDoc,
    "\n  query Subscribers($first: Int!, $after: String, $search: String, $state: SubscriberState) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        ...SubscriberRow_subscriber\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n": types.SubscribersDocument,
    "\n  subscription SubscriberEvents {\n    subscriberEvents {\n      subscriberId\n    }\n  }\n": types.SubscriberEventsDocument,
    "\n  mutation RemoveSubscriber($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n": types.RemoveSubscriberDocument,
    "\n  mutation PreviewSubscribers($file: Upload!) {\n    previewSubscribers(input: { file: $file }) {\n      newCount\n      knownCount\n      faultyCount\n      rows {\n        rowNumber\n        kind\n        name\n        email\n        reasons\n      }\n    }\n  }\n": types.PreviewSubscribersDocument,
    "\n  mutation ImportSubscribers($file: Upload!, $hasConsent: Boolean!) {\n    importSubscribers(input: { file: $file, hasConsent: $hasConsent }) {\n      added\n    }\n  }\n": types.ImportSubscribersDocument,
    "\n  fragment GameNotices_game on LiveGame {\n    ...ScoreboardLine_game\n    lastScore {\n      play {\n        ...Play_said\n      }\n      attempt {\n        ...Play_said\n      }\n    }\n  }\n": types.GameNotices_GameFragmentDoc,
    "\n  query GameNotices {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n": types.GameNoticesDocument,
    "\n  subscription GameNoticesLive {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n": types.GameNoticesLiveDocument,
    "\n  subscription ShowNotices {\n    showEvents {\n      kind\n      show {\n        id\n        type\n        title\n      }\n    }\n  }\n": types.ShowNoticesDocument,
    "\n  subscription NewsNotices {\n    breakingNews {\n      id\n      headline\n      url\n    }\n  }\n": types.NewsNoticesDocument,
    "\n  subscription WithdrawnNews {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n": types.WithdrawnNewsDocument,
    "\n  query PushKey {\n    pushKey\n  }\n": types.PushKeyDocument,
    "\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n": types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n": types.UnsubscribeFromPushDocument,
    "\n  query ModeratedPhotos($state: PhotoState!, $first: Int!, $after: String) {\n    allPhotos(state: $state, first: $first, after: $after) {\n      nodes {\n        state\n        ...Photo_photo\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ModeratedPhotosDocument,
    "\n  query PendingPhotoCount {\n    pendingPhotoCount\n  }\n": types.PendingPhotoCountDocument,
    "\n  subscription PendingPhotoEvents {\n    pendingPhotoEvents {\n      photoId\n    }\n  }\n": types.PendingPhotoEventsDocument,
    "\n  mutation ReviewPhotos($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        isApproved\n        state\n        revision\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.ReviewPhotosDocument,
    "\n  mutation DeletePhoto($id: Int!) {\n    deletePhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeletePhotoDocument,
    "\n  fragment OwnPhoto_photo on Photo {\n    id\n    user {\n      id\n    }\n    category\n    description\n    altText\n    state\n    revision\n    createdAt\n    image {\n      ...Picture_image\n    }\n  }\n": types.OwnPhoto_PhotoFragmentDoc,
    "\n  query MyPhotos($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OwnPhoto_photo\n        }\n      }\n    }\n  }\n": types.MyPhotosDocument,
    "\n  subscription MyPhotoEvents {\n    myPhotoEvents {\n      kind\n      photoId\n      photo {\n        ...OwnPhoto_photo\n      }\n    }\n  }\n": types.MyPhotoEventsDocument,
    "\n  mutation DeleteOwnPhoto($input: DeleteOwnPhotoInput!) {\n    deleteOwnPhoto(input: $input) {\n      deletedId\n    }\n  }\n": types.DeleteOwnPhotoDocument,
    "\n  fragment PhotoComments_comment on PhotoComment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.PhotoComments_CommentFragmentDoc,
    "\n  query PhotoComments(\n    $photoId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    photoComments(\n      photoId: $photoId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": types.PhotoCommentsDocument,
    "\n  subscription PhotoCommentEvents($photoId: Int!) {\n    photoCommentEvents(photoId: $photoId) {\n      kind\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": types.PhotoCommentEventsDocument,
    "\n  mutation PostPhotoComment($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": types.PostPhotoCommentDocument,
    "\n  mutation EditPhotoComment($id: Int!, $content: String!) {\n    editPhotoComment(input: { id: $id, content: $content }) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n": types.EditPhotoCommentDocument,
    "\n  mutation DeletePhotoComment($id: Int!) {\n    deletePhotoComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeletePhotoCommentDocument,
    "\n  fragment Photo_photo on Photo {\n    id\n    category\n    description\n    altText\n    isApproved\n    likeCount\n    isLikedByMe\n    revision\n    createdAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n    image {\n      ...Picture_image\n    }\n  }\n": types.Photo_PhotoFragmentDoc,
    "\n  query PhotoViewer($id: Int!) {\n    photo(id: $id) {\n      ...Photo_photo\n    }\n  }\n": types.PhotoViewerDocument,
    "\n  query FanPhotos($category: PhotoCategory, $excludeAi: Boolean!, $first: Int!, $after: String) {\n    photos(category: $category, excludeAi: $excludeAi, first: $first, after: $after) {\n      nodes {\n        cursor\n        ...Photo_photo\n      }\n    }\n  }\n": types.FanPhotosDocument,
    "\n  query PhotoPlace($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n    photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n      currentIndex\n      totalCount\n      previousPhoto {\n        ...Photo_photo\n      }\n      nextPhoto {\n        ...Photo_photo\n      }\n    }\n  }\n": types.PhotoPlaceDocument,
    "\n  subscription PhotoEvents {\n    photoEvents {\n      kind\n      photo {\n        ...Photo_photo\n      }\n    }\n  }\n": types.PhotoEventsDocument,
    "\n  fragment PhotoCount_photo on Photo {\n    id\n    likeCount\n    revision\n  }\n": types.PhotoCount_PhotoFragmentDoc,
    "\n  fragment PhotoWall_photos on Query {\n    photos(category: $category, excludeAi: $excludeAi, first: $first) {\n      nodes {\n        id\n        cursor\n        createdAt\n        description\n        user {\n          id\n        }\n      }\n    }\n  }\n": types.PhotoWall_PhotosFragmentDoc,
    "\n  mutation UploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n    uploadPhoto(input: { details: $input, image: $image }) {\n      photo {\n        id\n      }\n    }\n  }\n": types.UploadPhotoDocument,
    "\n  mutation EnterPlay($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": types.EnterPlayDocument,
    "\n  mutation CorrectPlay($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": types.CorrectPlayDocument,
    "\n  mutation UndoPlayEntry($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": types.UndoPlayEntryDocument,
    "\n  mutation SetGameClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": types.SetGameClockDocument,
    "\n  mutation TakeOverScoring($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n": types.TakeOverScoringDocument,
    "\n  query Scorekeeping($gameId: Int!) {\n    scorekeeping(gameId: $gameId) {\n      otherScorekeeper\n    }\n  }\n": types.ScorekeepingDocument,
    "\n  fragment Play_situation on PlaySituation {\n    side\n    down\n    toGo\n    ballOn\n  }\n": types.Play_SituationFragmentDoc,
    "\n  fragment Play_said on Play {\n    id\n    status\n    isUnderReview\n    kind\n    period\n    clock\n    before {\n      ...Play_situation\n    }\n    after {\n      ...Play_situation\n    }\n    yards\n    points\n    scoringSide\n    participants {\n      role\n      side\n      name\n    }\n    takenBack {\n      kind\n      period\n      clock\n      before {\n        ...Play_situation\n      }\n      after {\n        ...Play_situation\n      }\n      yards\n      points\n      scoringSide\n      participants {\n        role\n        side\n        name\n      }\n    }\n  }\n": types.Play_SaidFragmentDoc,
    "\n  fragment Play_row on Play {\n    ...Play_said\n    cursor\n    order\n    revision\n    source\n    reason\n    reportedAt\n    participants {\n      jersey\n      position\n      figures {\n        stat\n        value\n      }\n    }\n  }\n": types.Play_RowFragmentDoc,
    "\n  query Plays($gameId: Int!, $last: Int!, $before: String, $markersOnly: Boolean!) {\n    plays(gameId: $gameId, last: $last, before: $before, markersOnly: $markersOnly) {\n      nodes {\n        ...Play_row\n      }\n    }\n  }\n": types.PlaysDocument,
    "\n  subscription PlayEvents($gameId: Int!) {\n    playEvents(gameId: $gameId) {\n      kind\n      play {\n        ...Play_row\n      }\n    }\n  }\n": types.PlayEventsDocument,
    "\n  query BoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        side\n        name\n        jersey\n        position\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n": types.BoxScoreDocument,
    "\n  fragment QuestionRow_question on Question {\n    id\n    question\n    isApproved\n    status\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n": types.QuestionRow_QuestionFragmentDoc,
    "\n  query Questions($filter: QuestionFilter!, $first: Int!, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...QuestionRow_question\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.QuestionsDocument,
    "\n  query PendingQuestions {\n    pendingQuestionCount\n  }\n": types.PendingQuestionsDocument,
    "\n  subscription QuestionEvents {\n    questionEvents {\n      questionId\n      pendingCount\n    }\n  }\n": types.QuestionEventsDocument,
    "\n  mutation ApproveQuestion($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n": types.ApproveQuestionDocument,
    "\n  mutation SetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n": types.SetQuestionStatusDocument,
    "\n  mutation DeleteQuestion($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteQuestionDocument,
    "\n  query ShowsToLink($search: String) {\n    shows(first: 10, search: $search) {\n      nodes {\n        id\n        type\n        title\n        publishedAt\n      }\n    }\n  }\n": types.ShowsToLinkDocument,
    "\n  mutation SetQuestionShow($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n": types.SetQuestionShowDocument,
    "\n  fragment AirQuestion_question on Question {\n    id\n    question\n    user {\n      id\n      name\n    }\n  }\n": types.AirQuestion_QuestionFragmentDoc,
    "\n  query AirQuestions($first: Int!) {\n    questionOnAir {\n      ...AirQuestion_question\n    }\n    questionQueue(first: $first) {\n      nodes {\n        ...AirQuestion_question\n      }\n    }\n  }\n": types.AirQuestionsDocument,
    "\n  mutation SetQuestionOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        id\n        status\n      }\n    }\n  }\n": types.SetQuestionOnAirDocument,
    "\n  fragment MyQuestion_question on Question {\n    id\n    question\n    status\n    isOnAir\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n  }\n": types.MyQuestion_QuestionFragmentDoc,
    "\n  query MyQuestions($first: Int!, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        ...MyQuestion_question\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyQuestionsDocument,
    "\n  subscription MyQuestionEvents {\n    myQuestionEvents {\n      kind\n      questionId\n      question {\n        ...MyQuestion_question\n      }\n    }\n  }\n": types.MyQuestionEventsDocument,
    "\n  mutation SubmitQuestion($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n": types.SubmitQuestionDocument,
    "\n  mutation SetReaction($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n        ... on Comment {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n": types.SetReactionDocument,
    "\n  fragment ReportRow_report on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    createdAt\n    reporterName\n    reportedUserName\n    reportedUser {\n      id\n      name\n      isAdmin\n    }\n    reportedContent\n    article {\n      id\n    }\n    articleTitle\n    imageUrl\n    isContentThere\n  }\n": types.ReportRow_ReportFragmentDoc,
    "\n  query Reports($filter: ReportFilter!, $first: Int!, $after: String) {\n    reports(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...ReportRow_report\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReportsDocument,
    "\n  query PendingReports {\n    pendingReportCount\n  }\n": types.PendingReportsDocument,
    "\n  subscription ReportEvents {\n    reportEvents {\n      reportId\n      pendingCount\n    }\n  }\n": types.ReportEventsDocument,
    "\n  mutation DismissReport($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": types.DismissReportDocument,
    "\n  mutation DeleteReportedContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": types.DeleteReportedContentDocument,
    "\n  mutation DeleteReport($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteReportDocument,
    "\n  mutation ReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n": types.ReportContentDocument,
    "\n  fragment ManagedPlayer_row on RosterPlayer {\n    id\n    name\n    position\n    jersey\n    isStarter\n    weight\n    height\n    age\n    experience\n    injuryStatus\n    injuryDetails\n  }\n": types.ManagedPlayer_RowFragmentDoc,
    "\n  query ManagedRoster {\n    managedRoster {\n      isFromProvider\n      players {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": types.ManagedRosterDocument,
    "\n  mutation AddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": types.AddPlayerDocument,
    "\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": types.UpdatePlayerDocument,
    "\n  mutation SetInjury($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n": types.SetInjuryDocument,
    "\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n": types.RemovePlayerDocument,
    "\n  mutation PreviewRoster($input: PreviewRosterInput!) {\n    previewRoster(input: $input) {\n      sheetName\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        position\n        jersey\n        change\n        changed\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      leaving {\n        id\n        name\n      }\n      problem\n    }\n  }\n": types.PreviewRosterDocument,
    "\n  mutation ImportRoster($input: ImportRosterInput!) {\n    importRoster(input: $input) {\n      added\n      changed\n      returned\n      left\n    }\n  }\n": types.ImportRosterDocument,
    "\n  subscription RosterChanged {\n    rosterEvents {\n      players\n    }\n  }\n": types.RosterChangedDocument,
    "\n  fragment RosterGroup_position on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      jersey\n      isStarter\n      height\n      weight\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n": types.RosterGroup_PositionFragmentDoc,
    "\n  query Roster {\n    roster {\n      offense {\n        ...RosterGroup_position\n      }\n      defense {\n        ...RosterGroup_position\n      }\n      specialTeams {\n        ...RosterGroup_position\n      }\n      lastUpdated\n    }\n  }\n": types.RosterDocument,
    "\n  fragment ComingGames_game on Game {\n    id\n    week\n    opponent\n    isHome\n    isPlayoff\n    kickoffAt\n    tvNetwork\n    result\n    score\n  }\n": types.ComingGames_GameFragmentDoc,
    "\n  query PastSeason($season: Int!) {\n    games(season: $season) {\n      id\n      week\n      opponent\n      isHome\n      isPlayoff\n      kickoffAt\n      result\n      score\n    }\n    seasonRecord(season: $season) {\n      ...RecordLine_record\n    }\n  }\n": types.PastSeasonDocument,
    "\n  query SchedulePage {\n    nextGame {\n      id\n      kickoffAt\n    }\n    games {\n      id\n      kickoffAt\n      ...ComingGames_game\n    }\n    seasons\n  }\n": types.SchedulePageDocument,
    "\n  query SearchDialog($query: String!, $filter: SearchFilter!, $first: Int!) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      isApproximate\n      nodes {\n        type\n        id\n        title\n        url\n        thumbnailUrl\n        contentType\n        isLive\n        isPlayoff\n        week\n        isApproved\n        user {\n          id\n        }\n        publishedAt\n        date\n        titleParts {\n          text\n          isMatch\n        }\n        descriptionParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n": types.SearchDialogDocument,
    "\n  query LiveShows {\n    liveShows {\n      id\n      title\n      url\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n": types.LiveShowsDocument,
    "\n  mutation SetShowLive($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isCurrentlyLive\n      }\n    }\n  }\n": types.SetShowLiveDocument,
    "\n  mutation SaveLiveShow($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n      }\n    }\n  }\n": types.SaveLiveShowDocument,
    "\n  fragment ManagedShow_row on ManagedShow {\n    id\n    state\n    source\n    goneAt\n    show {\n      id\n      type\n      title\n      url\n      description\n      duration\n      thumbnailUrl\n      audioUrl\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n": types.ManagedShow_RowFragmentDoc,
    "\n  query ManagedShows($first: Int!, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        ...ManagedShow_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ManagedShowsDocument,
    "\n  query ManagedShow($id: Int!) {\n    managedShow(id: $id) {\n      ...ManagedShow_row\n      show {\n        chapters {\n          start\n          title\n        }\n      }\n    }\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n": types.ManagedShowDocument,
    "\n  subscription ShowSaves {\n    showSaves {\n      showId\n    }\n  }\n": types.ShowSavesDocument,
    "\n  mutation AddShow($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n": types.AddShowDocument,
    "\n  mutation UpdateShow($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n": types.UpdateShowDocument,
    "\n  mutation SetShowHidden($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n": types.SetShowHiddenDocument,
    "\n  mutation DeleteShow($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n": types.DeleteShowDocument,
    "\n  query ShowSources {\n    showSources {\n      source\n      address\n      succeededAt\n      nextAt\n      fault\n    }\n  }\n": types.ShowSourcesDocument,
    "\n  subscription ShowSourceEvents {\n    showSourceEvents {\n      source\n    }\n  }\n": types.ShowSourceEventsDocument,
    "\n  mutation SetShowSource($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        succeededAt\n        nextAt\n        fault\n      }\n    }\n  }\n": types.SetShowSourceDocument,
    "\n  mutation CheckShowSources {\n    checkShowSources {\n      sources {\n        source\n        nextAt\n      }\n    }\n  }\n": types.CheckShowSourcesDocument,
    "\n  fragment ShowCard_item on ContentItem {\n    id\n    type\n    title\n    description\n    duration\n    publishedAt\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n": types.ShowCard_ItemFragmentDoc,
    "\n  query ShowArchive(\n    $types: [ContentType!]\n    $first: Int!\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        ...ShowCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n": types.ShowArchiveDocument,
    "\n  fragment EpisodePlayer_item on ContentItem {\n    id\n    type\n    title\n    url\n    externalId\n    audioUrl\n    thumbnail {\n      ...Picture_image\n    }\n  }\n": types.EpisodePlayer_ItemFragmentDoc,
    "\n  query MoreShows($type: ContentType!, $first: Int!) {\n    recentContent(type: $type, first: $first) {\n      nodes {\n        id\n        ...ShowCard_item\n      }\n    }\n  }\n": types.MoreShowsDocument,
    "\n  query ShowPage($id: Int!) {\n    show(id: $id) {\n      id\n      type\n      title\n      url\n      description\n      duration\n      publishedAt\n      externalId\n      thumbnailUrl\n      isCurrentlyLive\n      state\n      audioUrl\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n      questions {\n        id\n        question\n        user {\n          id\n          name\n        }\n      }\n      ...LiteEmbed_item\n    }\n  }\n": types.ShowPageDocument,
    "\n  query ShowTranscript($id: Int!) {\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n": types.ShowTranscriptDocument,
    "\n  fragment Episodes_item on ContentItem {\n    id\n    title\n    description\n    duration\n    publishedAt\n    ...EpisodePlayer_item\n  }\n": types.Episodes_ItemFragmentDoc,
    "\n  fragment LatestShort_item on ContentItem {\n    ...LiteEmbed_item\n  }\n": types.LatestShort_ItemFragmentDoc,
    "\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    externalId\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n": types.LiteEmbed_ItemFragmentDoc,
    "\n  query ListeningPosition($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n": types.ListeningPositionDocument,
    "\n  mutation SaveListeningPosition($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        seconds\n      }\n    }\n  }\n": types.SaveListeningPositionDocument,
    "\n  fragment Shorts_item on ContentItem {\n    ...LiteEmbed_item\n  }\n": types.Shorts_ItemFragmentDoc,
    "\n  subscription ShowEvents {\n    showEvents {\n      kind\n      show {\n        id\n        title\n        isCurrentlyLive\n      }\n    }\n  }\n": types.ShowEventsDocument,
    "\n  mutation SaveSiteSettings($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        ...SiteSettings_settings\n      }\n    }\n  }\n": types.SaveSiteSettingsDocument,
    "\n  fragment FirstSteps_steps on FirstSteps {\n    hasMailServer\n    steps {\n      step\n      isDone\n    }\n  }\n": types.FirstSteps_StepsFragmentDoc,
    "\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_steps\n    }\n  }\n": types.FirstStepsDocument,
    "\n  mutation TryFirstStep($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n": types.TryFirstStepDocument,
    "\n  mutation HideFirstSteps {\n    hideFirstSteps {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n": types.HideFirstStepsDocument,
    "\n  fragment Picture_image on Image {\n    url\n    width\n    height\n    placeholder\n    sources {\n      type\n      srcset\n    }\n    animation\n  }\n": types.Picture_ImageFragmentDoc,
    "\n  fragment WebhookRow_webhook on Webhook {\n    id\n    name\n    url\n    shape\n    state\n    pausedBecause\n    failingSince\n    nextAttemptAt\n    createdAt\n  }\n": types.WebhookRow_WebhookFragmentDoc,
    "\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    messageId\n    body\n    status\n    duration\n    response\n    isDelivered\n    sentAt\n  }\n": types.DeliveryRow_DeliveryFragmentDoc,
    "\n  query OwnWebhooks {\n    ownWebhooks {\n      ...WebhookRow_webhook\n    }\n  }\n": types.OwnWebhooksDocument,
    "\n  query OwnWebhookDeliveries($webhookId: Int!) {\n    ownWebhookDeliveries(webhookId: $webhookId) {\n      ...DeliveryRow_delivery\n    }\n  }\n": types.OwnWebhookDeliveriesDocument,
    "\n  subscription OwnWebhookEvents {\n    ownWebhookEvents {\n      kind\n      webhookId\n    }\n  }\n": types.OwnWebhookEventsDocument,
    "\n  mutation CreateWebhook($webhook: NewWebhookInput!, $proof: IdentityProofInput!) {\n    createWebhook(input: { webhook: $webhook, proof: $proof }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n      secret\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation ReplaceWebhookSecret($id: Int!, $proof: IdentityProofInput!) {\n    replaceWebhookSecret(input: { id: $id, proof: $proof }) {\n      secret\n    }\n  }\n": types.ReplaceWebhookSecretDocument,
    "\n  mutation SetWebhookPaused($id: Int!, $isPaused: Boolean!) {\n    setWebhookPaused(input: { id: $id, isPaused: $isPaused }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": types.SetWebhookPausedDocument,
    "\n  mutation TestWebhook($id: Int!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n": types.TestWebhookDocument,
    "\n  mutation ResendWebhookDelivery($id: Int!, $deliveryId: Int!) {\n    resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n": types.ResendWebhookDeliveryDocument,
    "\n  mutation DeleteWebhook($id: Int!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteWebhookDocument,
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
export function graphql(source: "\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    avatarUrl\n    avatarType\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    createdAt\n  }\n"): (typeof documents)["\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    avatarUrl\n    avatarType\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    subjectType\n    subjectId\n    actorId\n    actorName\n    details {\n      name\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment ActivityRow_entry on AuditEntry {\n    id\n    at\n    action\n    subjectType\n    subjectId\n    actorId\n    actorName\n    details {\n      name\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        startCursor\n        endCursor\n      }\n    }\n    userCount(filter: $filter)\n  }\n"): (typeof documents)["\n  query Users(\n    $filter: UserFilterInput\n    $sort: UserSort!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    users(\n      filter: $filter\n      sort: $sort\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        ...UserRow_user\n      }\n      pageInfo {\n        startCursor\n        endCursor\n      }\n    }\n    userCount(filter: $filter)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UserEvents {\n    userEvents {\n      userId\n    }\n  }\n"): (typeof documents)["\n  subscription UserEvents {\n    userEvents {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUser($id: Int!) {\n    deleteUser(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUser($id: Int!) {\n    deleteUser(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberAccount($id: Int!) {\n    user(id: $id) {\n      ...UserRow_user\n      bio\n    }\n    memberRecord(userId: $id) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        ...DeviceRow_session\n      }\n      apiTokens {\n        ...ApiTokenRow_token\n      }\n      securityEvents {\n        id\n        at\n        kind\n        device\n        network\n      }\n    }\n    auditTrail(subjectType: USER, subjectId: $id, first: 20) {\n      nodes {\n        ...ActivityRow_entry\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberAccount($id: Int!) {\n    user(id: $id) {\n      ...UserRow_user\n      bio\n    }\n    memberRecord(userId: $id) {\n      isEmailProven\n      resetsGoTo\n      contributions {\n        chatMessages\n        comments\n        photos\n        photoComments\n        questions\n        checkIns\n        lineups\n        reports\n      }\n      sessions {\n        ...DeviceRow_session\n      }\n      apiTokens {\n        ...ApiTokenRow_token\n      }\n      securityEvents {\n        id\n        at\n        kind\n        device\n        network\n      }\n    }\n    auditTrail(subjectType: USER, subjectId: $id, first: 20) {\n      nodes {\n        ...ActivityRow_entry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      endedSessions\n    }\n  }\n"): (typeof documents)["\n  mutation EndUserAccess($input: EndUserAccessInput!) {\n    endUserAccess(input: $input) {\n      endedSessions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSession($input: EndUserSessionInput!) {\n    endUserSession(input: $input) {\n      endedId\n    }\n  }\n"): (typeof documents)["\n  mutation EndUserSession($input: EndUserSessionInput!) {\n    endUserSession(input: $input) {\n      endedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeUserToken($input: RevokeUserTokenInput!) {\n    revokeUserToken(input: $input) {\n      revokedId\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeUserToken($input: RevokeUserTokenInput!) {\n    revokeUserToken(input: $input) {\n      revokedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectUser($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectUser($input: CorrectUserInput!) {\n    correctUser(input: $input) {\n      user {\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailUser($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n"): (typeof documents)["\n  mutation MailUser($input: MailUserInput!) {\n    mailUser(input: $input) {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activity($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Activity($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {\n    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {\n      nodes {\n        ...ActivityRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityActors {\n    auditActors {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ActivityActors {\n    auditActors {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAvatar($input: UpdateAvatarInput!) {\n    updateAvatar(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAvatar($input: UpdateAvatarInput!) {\n    updateAvatar(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadAvatar($image: Upload!, $crop: String) {\n    uploadAvatar(input: { image: $image, crop: $crop }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadAvatar($image: Upload!, $crop: String) {\n    uploadAvatar(input: { image: $image, crop: $crop }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAvatar {\n    removeAvatar {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAvatar {\n    removeAvatar {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      isChanged\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      isChanged\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow_session on OwnSession {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment DeviceRow_session on OwnSession {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokenUsage_usage on ApiTokenUsage {\n    calls\n    cost\n    refusals\n    days {\n      day\n      calls\n    }\n    deprecated {\n      field\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment TokenUsage_usage on ApiTokenUsage {\n    calls\n    cost\n    refusals\n    days {\n      day\n      calls\n    }\n    deprecated {\n      field\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiTokenRow_token on ApiToken {\n    id\n    name\n    scope\n    hint\n    createdAt\n    lastUsedAt\n    usage {\n      ...TokenUsage_usage\n    }\n  }\n"): (typeof documents)["\n  fragment ApiTokenRow_token on ApiToken {\n    id\n    name\n    scope\n    hint\n    createdAt\n    lastUsedAt\n    usage {\n      ...TokenUsage_usage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSessions {\n    ownSessions {\n      ...DeviceRow_session\n    }\n  }\n"): (typeof documents)["\n  query OwnSessions {\n    ownSessions {\n      ...DeviceRow_session\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: Int!) {\n    endSession(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: Int!) {\n    endSession(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnEmail {\n    ownEmail {\n      email\n      isProven\n      resetsGoTo\n    }\n  }\n"): (typeof documents)["\n  query OwnEmail {\n    ownEmail {\n      email\n      isProven\n      resetsGoTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendEmailProof {\n    sendEmailProof {\n      email {\n        isProven\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendEmailProof {\n    sendEmailProof {\n      email {\n        isProven\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSecurityEvents($after: String) {\n    ownSecurityEvents(after: $after) {\n      nodes {\n        id\n        at\n        kind\n        device\n        network\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnSecurityEvents($after: String) {\n    ownSecurityEvents(after: $after) {\n      nodes {\n        id\n        at\n        kind\n        device\n        network\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnApiTokens {\n    ownApiTokens {\n      ...ApiTokenRow_token\n    }\n  }\n"): (typeof documents)["\n  query OwnApiTokens {\n    ownApiTokens {\n      ...ApiTokenRow_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: NewApiTokenInput!, $proof: IdentityProofInput!) {\n    createApiToken(input: { token: $input, proof: $proof }) {\n      created {\n        token\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($input: NewApiTokenInput!, $proof: IdentityProofInput!) {\n    createApiToken(input: { token: $input, proof: $proof }) {\n      created {\n        token\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($id: Int!) {\n    revokeApiToken(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($id: Int!) {\n    revokeApiToken(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOwnAccount($proof: IdentityProofInput!) {\n    deleteOwnAccount(input: { proof: $proof }) {\n      isDeleted\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteOwnAccount($proof: IdentityProofInput!) {\n    deleteOwnAccount(input: { proof: $proof }) {\n      isDeleted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInSecurity {\n    signInSecurity {\n      isTotpOn\n      isRequired\n      recoveryCodesLeft\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query SignInSecurity {\n    signInSecurity {\n      isTotpOn\n      isRequired\n      recoveryCodesLeft\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewPasskeyOptions($proof: IdentityProofInput!) {\n    newPasskeyOptions(input: { proof: $proof }) {\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation NewPasskeyOptions($proof: IdentityProofInput!) {\n    newPasskeyOptions(input: { proof: $proof }) {\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: Int!, $name: String!) {\n    renamePasskey(input: { id: $id, name: $name }) {\n      passkey {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($id: Int!, $name: String!) {\n    renamePasskey(input: { id: $id, name: $name }) {\n      passkey {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: Int!, $proof: IdentityProofInput!) {\n    removePasskey(input: { id: $id, proof: $proof }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: Int!, $proof: IdentityProofInput!) {\n    removePasskey(input: { id: $id, proof: $proof }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTotp($proof: IdentityProofInput!) {\n    startTotp(input: { proof: $proof }) {\n      setup {\n        secret\n        uri\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartTotp($proof: IdentityProofInput!) {\n    startTotp(input: { proof: $proof }) {\n      setup {\n        secret\n        uri\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(input: { code: $code }) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(input: { code: $code }) {\n      factor {\n        recoveryCodes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnOffTotp($proof: IdentityProofInput!) {\n    turnOffTotp(input: { proof: $proof }) {\n      isTurnedOff\n    }\n  }\n"): (typeof documents)["\n  mutation TurnOffTotp($proof: IdentityProofInput!) {\n    turnOffTotp(input: { proof: $proof }) {\n      isTurnedOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceRecoveryCodes($proof: IdentityProofInput!) {\n    replaceRecoveryCodes(input: { proof: $proof }) {\n      codes\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceRecoveryCodes($proof: IdentityProofInput!) {\n    replaceRecoveryCodes(input: { proof: $proof }) {\n      codes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IdentityProofOptions {\n    identityProofOptions {\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation IdentityProofOptions {\n    identityProofOptions {\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveIdentity($proof: IdentityProofInput!) {\n    proveIdentity(input: { proof: $proof }) {\n      isProven\n    }\n  }\n"): (typeof documents)["\n  mutation ProveIdentity($proof: IdentityProofInput!) {\n    proveIdentity(input: { proof: $proof }) {\n      isProven\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishSignIn($code: String!) {\n    finishSignIn(input: { code: $code }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FinishSignIn($code: String!) {\n    finishSignIn(input: { code: $code }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasskeySignInOptions {\n    passkeySignInOptions {\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation PasskeySignInOptions {\n    passkeySignInOptions {\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithPasskey($response: String!) {\n    signInWithPasskey(input: { response: $response }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignInWithPasskey($response: String!) {\n    signInWithPasskey(input: { response: $response }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Own_sanction on OwnSanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    answer\n    answeredAt\n  }\n"): (typeof documents)["\n  fragment Own_sanction on OwnSanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    answer\n    answeredAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Own_mutes on OwnMutes {\n    asOf\n    members {\n      id\n      name\n    }\n    words {\n      id\n      text\n      until\n    }\n  }\n"): (typeof documents)["\n  fragment Own_mutes on OwnMutes {\n    asOf\n    members {\n      id\n      name\n    }\n    words {\n      id\n      text\n      until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Account_user on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n    hasHeldPosts\n    sanction {\n      ...Own_sanction\n    }\n    mutes {\n      ...Own_mutes\n    }\n  }\n"): (typeof documents)["\n  fragment Account_user on User {\n    id\n    name\n    email\n    favoriteTeam\n    country\n    isAdmin\n    isModerator\n    isHost\n    isMvp\n    avatarUrl\n    avatarType\n    bio\n    createdAt\n    hasHeldPosts\n    sanction {\n      ...Own_sanction\n    }\n    mutes {\n      ...Own_mutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreSession($userId: Int) {\n    restoreSession(input: { userId: $userId }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreSession($userId: Int) {\n    restoreSession(input: { userId: $userId }) {\n      user {\n        ...Account_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      isSignedOut\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      isSignedOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Member_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    favoriteTeam\n    isAdmin\n    isMvp\n  }\n"): (typeof documents)["\n  fragment Member_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    favoriteTeam\n    isAdmin\n    isMvp\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MemberChanged {\n    memberChanged {\n      ...Member_user\n    }\n  }\n"): (typeof documents)["\n  subscription MemberChanged {\n    memberChanged {\n      ...Member_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MemberDeleted {\n    memberEvents {\n      userId\n    }\n  }\n"): (typeof documents)["\n  subscription MemberDeleted {\n    memberEvents {\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAccount {\n    me {\n      ...Account_user\n    }\n  }\n"): (typeof documents)["\n  query OwnAccount {\n    me {\n      ...Account_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentRights {\n    me {\n      id\n      isAdmin\n      isModerator\n      isHost\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  query CurrentRights {\n    me {\n      id\n      isAdmin\n      isModerator\n      isHost\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      request {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      request {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      isChanged\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      isChanged\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvertisePage {\n    sponsors {\n      ...OurSponsors_sponsor\n    }\n  }\n"): (typeof documents)["\n  query AdvertisePage {\n    sponsors {\n      ...OurSponsors_sponsor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteSettings_settings on SiteSettings {\n    name\n    tagline\n    facebookUrl\n    youtubeUrl\n    applePodcastsUrl\n    spotifyUrl\n    youtubeMusicUrl\n    instagramUrl\n    xUrl\n    partnersEmail\n    contactEmail\n    postalAddress\n    fallbackSubscribers\n    season\n    flagshipDay\n    flagshipTime\n    postGameTime\n    aiCredit\n    isFantasyOpen\n    areCheckInsOpen\n  }\n"): (typeof documents)["\n  fragment SiteSettings_settings on SiteSettings {\n    name\n    tagline\n    facebookUrl\n    youtubeUrl\n    applePodcastsUrl\n    spotifyUrl\n    youtubeMusicUrl\n    instagramUrl\n    xUrl\n    partnersEmail\n    contactEmail\n    postalAddress\n    fallbackSubscribers\n    season\n    flagshipDay\n    flagshipTime\n    postGameTime\n    aiCredit\n    isFantasyOpen\n    areCheckInsOpen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteSettings {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n"): (typeof documents)["\n  query SiteSettings {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SiteEvents {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n"): (typeof documents)["\n  subscription SiteEvents {\n    siteSettings {\n      ...SiteSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleCard_article on Article {\n    id\n    title\n    excerpt\n    author\n    category\n    tags\n    featuredImage {\n      ...Picture_image\n    }\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    publishedAt\n  }\n"): (typeof documents)["\n  fragment ArticleCard_article on Article {\n    id\n    title\n    excerpt\n    author\n    category\n    tags\n    featuredImage {\n      ...Picture_image\n    }\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    publishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ArticleEvents {\n    articleEvents {\n      kind\n      articleId\n      article {\n        id\n        viewCount\n        likeCount\n        shareCount\n        commentCount\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ArticleEvents {\n    articleEvents {\n      kind\n      articleId\n      article {\n        id\n        viewCount\n        likeCount\n        shareCount\n        commentCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticlesPage($first: Int!, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        ...ArticleCard_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticlesPage($first: Int!, $after: String) {\n    articles(first: $first, after: $after) {\n      nodes {\n        ...ArticleCard_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadImage($image: Upload!) {\n    uploadImage(input: { image: $image }) {\n      image {\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadImage($image: Upload!) {\n    uploadImage(input: { image: $image }) {\n      image {\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleRow_article on Article {\n    id\n    title\n    author\n    category\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    viewCount\n    commentCount\n    likeCount\n    shareCount\n    version\n  }\n"): (typeof documents)["\n  fragment ArticleRow_article on Article {\n    id\n    title\n    author\n    category\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    viewCount\n    commentCount\n    likeCount\n    shareCount\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleForm_article on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    version\n  }\n"): (typeof documents)["\n  fragment ArticleForm_article on Article {\n    id\n    title\n    excerpt\n    content\n    author\n    category\n    tags\n    featuredImageUrl\n    featuredImageCrop {\n      x\n      y\n      scale\n    }\n    readTime\n    isPublished\n    publishedAt\n    scheduledPublishAt\n    updatedAt\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllArticles($show: ArticleFilter!, $first: Int!, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        ...ArticleRow_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n"): (typeof documents)["\n  query AllArticles($show: ArticleFilter!, $first: Int!, $after: String) {\n    allArticles(show: $show, first: $first, after: $after) {\n      nodes {\n        ...ArticleRow_article\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    articleCounts {\n      total\n      published\n      drafts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedArticle($id: Int!) {\n    article(id: $id, drafts: true) {\n      ...ArticleForm_article\n    }\n  }\n"): (typeof documents)["\n  query EditedArticle($id: Int!) {\n    article(id: $id, drafts: true) {\n      ...ArticleForm_article\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewArticle($content: String!) {\n    previewArticle(content: $content)\n  }\n"): (typeof documents)["\n  query PreviewArticle($content: String!) {\n    previewArticle(content: $content)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateArticle($input: ArticleInput!) {\n    createArticle(input: { article: $input }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateArticle($input: ArticleInput!) {\n    createArticle(input: { article: $input }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {\n    updateArticle(input: { id: $id, article: $input, version: $version }) {\n      article {\n        ...ArticleForm_article\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishArticle($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PublishArticle($id: Int!) {\n    publishArticle(input: { id: $id }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleArticle($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleArticle($id: Int!, $at: DateTime) {\n    scheduleArticle(input: { id: $id, at: $at }) {\n      article {\n        ...ArticleRow_article\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ArticleSaves {\n    articleSaves {\n      articleId\n      savedBy\n    }\n  }\n"): (typeof documents)["\n  subscription ArticleSaves {\n    articleSaves {\n      articleId\n      savedBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleImport_import on ArticleImport {\n    id\n    filename\n    format\n    state\n    createdAt\n    ready\n    faulty\n    known\n    made\n    missingPictures\n  }\n"): (typeof documents)["\n  fragment ArticleImport_import on ArticleImport {\n    id\n    filename\n    format\n    state\n    createdAt\n    ready\n    faulty\n    known\n    made\n    missingPictures\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleImports {\n    articleImports {\n      ...ArticleImport_import\n    }\n  }\n"): (typeof documents)["\n  query ArticleImports {\n    articleImports {\n      ...ArticleImport_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleImport($id: Int!, $after: String) {\n    articleImport(id: $id) {\n      ...ArticleImport_import\n      posts(after: $after) {\n        nodes {\n          id\n          title\n          path\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleImport($id: Int!, $after: String) {\n    articleImport(id: $id) {\n      ...ArticleImport_import\n      posts(after: $after) {\n        nodes {\n          id\n          title\n          path\n          publishedAt\n          state\n          fault\n          article {\n            id\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewArticleImport($file: Upload!) {\n    previewArticleImport(input: { file: $file }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewArticleImport($file: Upload!) {\n    previewArticleImport(input: { file: $file }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartArticleImport($id: Int!, $asDrafts: Boolean!, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartArticleImport($id: Int!, $asDrafts: Boolean!, $oldSite: String) {\n    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoArticleImport($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoArticleImport($id: Int!) {\n    undoArticleImport(input: { id: $id }) {\n      articleImport {\n        ...ArticleImport_import\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ArticleImportEvents {\n    articleImportEvents {\n      importId\n    }\n  }\n"): (typeof documents)["\n  subscription ArticleImportEvents {\n    articleImportEvents {\n      importId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleLabels {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleLabels {\n    articleLabels {\n      tags {\n        name\n        articles\n      }\n      categories {\n        name\n        articles\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameArticleLabel($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n"): (typeof documents)["\n  mutation RenameArticleLabel($input: RenameArticleLabelInput!) {\n    renameArticleLabel(input: $input) {\n      articles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleActions_article on Article {\n    id\n    title\n    isLikedByMe\n    likeCount\n  }\n"): (typeof documents)["\n  fragment ArticleActions_article on Article {\n    id\n    title\n    isLikedByMe\n    likeCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleComments_comment on Comment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment ArticleComments_comment on Comment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleComments(\n    $articleId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    article(id: $articleId) {\n      id\n      commentCount\n    }\n    comments(\n      articleId: $articleId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleComments(\n    $articleId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    article(id: $articleId) {\n      id\n      commentCount\n    }\n    comments(\n      articleId: $articleId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ArticleCommentEvents($articleId: Int!) {\n    commentEvents(articleId: $articleId) {\n      kind\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ArticleCommentEvents($articleId: Int!) {\n    commentEvents(articleId: $articleId) {\n      kind\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostComment($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostComment($input: PostCommentInput!) {\n    postComment(input: $input) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditComment($id: Int!, $content: String!) {\n    editComment(input: { id: $id, content: $content }) {\n      comment {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComment($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteComment($id: Int!) {\n    deleteComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleNeighbors_navigation on ArticleNavigation {\n    previousArticle {\n      id\n      title\n    }\n    nextArticle {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment ArticleNeighbors_navigation on ArticleNavigation {\n    previousArticle {\n      id\n      title\n    }\n    nextArticle {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticlePage($id: Int!, $comments: Int!) {\n    article(id: $id) {\n      id\n      title\n      excerpt\n      category\n      tags\n      body\n      featuredImageUrl\n      featuredImage {\n        ...Picture_image\n      }\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      updatedAt\n      ...Byline_article\n      ...ArticleActions_article\n    }\n    articleNavigation(id: $id) {\n      ...ArticleNeighbors_navigation\n    }\n    comments(articleId: $id, first: $comments) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticlePage($id: Int!, $comments: Int!) {\n    article(id: $id) {\n      id\n      title\n      excerpt\n      category\n      tags\n      body\n      featuredImageUrl\n      featuredImage {\n        ...Picture_image\n      }\n      featuredImageCrop {\n        x\n        y\n        scale\n      }\n      updatedAt\n      ...Byline_article\n      ...ArticleActions_article\n    }\n    articleNavigation(id: $id) {\n      ...ArticleNeighbors_navigation\n    }\n    comments(articleId: $id, first: $comments) {\n      nodes {\n        ...ArticleComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Byline_article on Article {\n    author\n    publishedAt\n    readTime\n    viewCount\n    likeCount\n    shareCount\n    commentCount\n  }\n"): (typeof documents)["\n  fragment Byline_article on Article {\n    author\n    publishedAt\n    readTime\n    viewCount\n    likeCount\n    shareCount\n    commentCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordArticleShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        id\n        shareCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordArticleShare($id: Int!) {\n    recordArticleShare(input: { id: $id }) {\n      article {\n        id\n        shareCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordArticleView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        id\n        viewCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordArticleView($id: Int!) {\n    recordArticleView(input: { id: $id }) {\n      article {\n        id\n        viewCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedCard($id: Int!) {\n    article(id: $id) {\n      ...ArticleCard_article\n    }\n  }\n"): (typeof documents)["\n  query EditedCard($id: Int!) {\n    article(id: $id) {\n      ...ArticleCard_article\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatRow_event on ChatMessage {\n    id\n    cursor\n    message\n    likeCount\n    reactions {\n      reaction\n      count\n    }\n    clientId\n    isDemo\n    revision\n    replyTo {\n      id\n      text: message\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    gamePhase\n    period\n    clock\n    aboutAt\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n\n  fragment ChatRow_message on ChatMessage {\n    ...ChatRow_event\n    isLikedByMe\n    myReactions\n  }\n"): (typeof documents)["\n  fragment ChatRow_event on ChatMessage {\n    id\n    cursor\n    message\n    likeCount\n    reactions {\n      reaction\n      count\n    }\n    clientId\n    isDemo\n    revision\n    replyTo {\n      id\n      text: message\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    gamePhase\n    period\n    clock\n    aboutAt\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n\n  fragment ChatRow_message on ChatMessage {\n    ...ChatRow_event\n    isLikedByMe\n    myReactions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChatPresence {\n    chatPresence {\n      count\n    }\n  }\n"): (typeof documents)["\n  subscription ChatPresence {\n    chatPresence {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatStatus {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"): (typeof documents)["\n  query ChatStatus {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatLog($last: Int, $before: String) {\n    chat(last: $last, before: $before) {\n      nodes {\n        ...ChatRow_message\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatLog($last: Int, $before: String) {\n    chat(last: $last, before: $before) {\n      nodes {\n        ...ChatRow_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...ChatRow_event\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        ...ChatRow_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostChatMessage($message: String!, $clientId: String, $replyToId: Int) {\n    postChatMessage(input: { message: $message, clientId: $clientId, replyToId: $replyToId }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostChatMessage($message: String!, $clientId: String, $replyToId: Int) {\n    postChatMessage(input: { message: $message, clientId: $clientId, replyToId: $replyToId }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatVideo_item on ContentItem {\n    publishedAt\n    ...LiteEmbed_item\n  }\n"): (typeof documents)["\n  fragment ChatVideo_item on ContentItem {\n    publishedAt\n    ...LiteEmbed_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatVideo {\n    live: latestContent(type: LIVE) {\n      ...ChatVideo_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...ChatVideo_item\n    }\n  }\n"): (typeof documents)["\n  query ChatVideo {\n    live: latestContent(type: LIVE) {\n      ...ChatVideo_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...ChatVideo_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetChatModes($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        ...ChatTimes_status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetChatModes($input: SetChatModesInput!) {\n    setChatModes(input: $input) {\n      status {\n        ...ChatTimes_status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(input: { id: $id, message: $message }) {\n      message {\n        ...ChatRow_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckInCard_checkIn on CheckIn {\n    id\n    location\n    description\n    createdAt\n    game {\n      id\n      opponent\n      isHome\n    }\n    photo {\n      url\n      placeholder\n      sources {\n        type\n        srcset\n      }\n      animation\n    }\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n    }\n  }\n"): (typeof documents)["\n  fragment CheckInCard_checkIn on CheckIn {\n    id\n    location\n    description\n    createdAt\n    game {\n      id\n      opponent\n      isHome\n    }\n    photo {\n      url\n      placeholder\n      sources {\n        type\n        srcset\n      }\n      animation\n    }\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n        opponent\n        isHome\n        kickoffAt\n        date\n        gameTime\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckInStatus {\n    checkInStatus {\n      isOpen\n      opensAt\n      closesAt\n      asOf\n      game {\n        id\n        opponent\n        isHome\n        kickoffAt\n        date\n        gameTime\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckInMap_map on CheckInMap {\n    game {\n      id\n      opponent\n      isHome\n      date\n    }\n    fans\n    places {\n      kind\n      code\n      name\n      fans\n    }\n  }\n"): (typeof documents)["\n  fragment CheckInMap_map on CheckInMap {\n    game {\n      id\n      opponent\n      isHome\n      date\n    }\n    fans\n    places {\n      kind\n      code\n      name\n      fans\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInMap {\n    checkInMap {\n      ...CheckInMap_map\n    }\n  }\n"): (typeof documents)["\n  query CheckInMap {\n    checkInMap {\n      ...CheckInMap_map\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CheckInEvents {\n    checkInEvents {\n      checkInId\n    }\n  }\n"): (typeof documents)["\n  subscription CheckInEvents {\n    checkInEvents {\n      checkInId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CheckInGameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription CheckInGameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckIns {\n    checkIns {\n      nodes {\n        ...CheckInCard_checkIn\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckIns {\n    checkIns {\n      nodes {\n        ...CheckInCard_checkIn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingCheckIns {\n    pendingCheckIns {\n      ...CheckInCard_checkIn\n    }\n  }\n"): (typeof documents)["\n  query PendingCheckIns {\n    pendingCheckIns {\n      ...CheckInCard_checkIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveCheckIn($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveCheckIn($id: Int!) {\n    approveCheckIn(input: { id: $id }) {\n      checkIn {\n        id\n        isApproved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCheckIn($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCheckIn($id: Int!) {\n    deleteCheckIn(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PendingCheckInEvents {\n    pendingCheckInEvents {\n      checkInId\n    }\n  }\n"): (typeof documents)["\n  subscription PendingCheckInEvents {\n    pendingCheckInEvents {\n      checkInId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitCheckIn($image: Upload!, $location: String!, $description: String, $gameId: Int) {\n    submitCheckIn(\n      input: { image: $image, location: $location, description: $description, gameId: $gameId }\n    ) {\n      checkIn {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitCheckIn($image: Upload!, $location: String!, $description: String, $gameId: Int) {\n    submitCheckIn(\n      input: { image: $image, location: $location, description: $description, gameId: $gameId }\n    ) {\n      checkIn {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SubmissionRow_submission on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n"): (typeof documents)["\n  fragment SubmissionRow_submission on ContactSubmission {\n    id\n    user {\n      id\n    }\n    name\n    email\n    category\n    message\n    status\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactSubmissions(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int!\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        ...SubmissionRow_submission\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactSubmissions(\n    $category: ContactCategory\n    $statuses: [ContactStatus!]\n    $first: Int!\n    $after: String\n  ) {\n    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {\n      nodes {\n        ...SubmissionRow_submission\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewContact {\n    contactCounts {\n      new\n    }\n  }\n"): (typeof documents)["\n  query NewContact {\n    contactCounts {\n      new\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContactEvents {\n    contactEvents {\n      submissionId\n      newCount\n    }\n  }\n"): (typeof documents)["\n  subscription ContactEvents {\n    contactEvents {\n      submissionId\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetContactStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        ...SubmissionRow_submission\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetContactStatus($id: Int!, $status: ContactStatus!) {\n    setContactStatus(input: { id: $id, status: $status }) {\n      submission {\n        ...SubmissionRow_submission\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteContactSubmission($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteContactSubmission($id: Int!) {\n    deleteContactSubmission(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      submission {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedSponsor_row on ManagedSponsor {\n    id\n    isActive\n    activeFrom\n    activeTo\n    state\n    sponsor {\n      id\n      name\n      description\n      logoUrl\n      logo {\n        ...Picture_image\n      }\n      websiteUrl\n    }\n  }\n"): (typeof documents)["\n  fragment ManagedSponsor_row on ManagedSponsor {\n    id\n    isActive\n    activeFrom\n    activeTo\n    state\n    sponsor {\n      id\n      name\n      description\n      logoUrl\n      logo {\n        ...Picture_image\n      }\n      websiteUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedSponsors {\n    managedSponsors {\n      ...ManagedSponsor_row\n    }\n  }\n"): (typeof documents)["\n  query ManagedSponsors {\n    managedSponsors {\n      ...ManagedSponsor_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSponsor($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddSponsor($input: AddSponsorInput!) {\n    addSponsor(input: $input) {\n      sponsor {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      sponsor {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      sponsors {\n        ...ManagedSponsor_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OurSponsors_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n"): (typeof documents)["\n  fragment OurSponsors_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SponsorEvents {\n    sponsorEvents {\n      kind\n      sponsorId\n    }\n  }\n"): (typeof documents)["\n  subscription SponsorEvents {\n    sponsorEvents {\n      kind\n      sponsorId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFantasyOpenToAll($isOpen: Boolean!) {\n    setFantasyOpenToAll(input: { isOpen: $isOpen }) {\n      isOpen\n    }\n  }\n"): (typeof documents)["\n  mutation SetFantasyOpenToAll($isOpen: Boolean!) {\n    setFantasyOpenToAll(input: { isOpen: $isOpen }) {\n      isOpen\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubmissionsGame {\n    nextGame {\n      id\n      week\n      opponent\n      isHome\n      kickoffAt\n    }\n  }\n"): (typeof documents)["\n  query SubmissionsGame {\n    nextGame {\n      id\n      week\n      opponent\n      isHome\n      kickoffAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LineupSubmissions($gameId: Int!) {\n    lineupSubmissions(gameId: $gameId) {\n      id\n      userName\n      userEmail\n      lineupName\n      submittedAt\n    }\n  }\n"): (typeof documents)["\n  query LineupSubmissions($gameId: Int!) {\n    lineupSubmissions(gameId: $gameId) {\n      id\n      userName\n      userEmail\n      lineupName\n      submittedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminLineupEvents {\n    lineupEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription AdminLineupEvents {\n    lineupEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminFantasyEvents {\n    fantasyEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription AdminFantasyEvents {\n    fantasyEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatsGame_game on CompletedGame {\n    id\n    week\n    season\n    opponent\n    isHome\n    date\n    result\n    score\n    hasPlays\n    hasStats\n    isScored\n    hasLeaderboard\n    lineups\n  }\n"): (typeof documents)["\n  fragment StatsGame_game on CompletedGame {\n    id\n    week\n    season\n    opponent\n    isHome\n    date\n    result\n    score\n    hasPlays\n    hasStats\n    isScored\n    hasLeaderboard\n    lineups\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompletedGames {\n    completedGames {\n      ...StatsGame_game\n    }\n  }\n"): (typeof documents)["\n  query CompletedGames {\n    completedGames {\n      ...StatsGame_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayedStats($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      fileName\n      contentType\n      base64\n    }\n  }\n"): (typeof documents)["\n  query PlayedStats($gameId: Int!) {\n    statsTemplate(gameId: $gameId) {\n      fileName\n      contentType\n      base64\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    previewStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      preview {\n        sheetName\n        recognized {\n          header\n          column\n        }\n        ignored\n        rows {\n          rowNumber\n          playerName\n          position\n          player {\n            id\n          }\n          suggestions {\n            id\n            name\n            position\n          }\n          faults {\n            stat\n            value\n            sameAsRow\n          }\n          figures {\n            stat\n            label\n            value\n          }\n          points\n        }\n        problem\n        moves {\n          id\n          userName\n          lineupName\n          rankBefore\n          rankAfter\n          pointsBefore\n          pointsAfter\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    previewStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      preview {\n        sheetName\n        recognized {\n          header\n          column\n        }\n        ignored\n        rows {\n          rowNumber\n          playerName\n          position\n          player {\n            id\n          }\n          suggestions {\n            id\n            name\n            position\n          }\n          faults {\n            stat\n            value\n            sameAsRow\n          }\n          figures {\n            stat\n            label\n            value\n          }\n          points\n        }\n        problem\n        moves {\n          id\n          userName\n          lineupName\n          rankBefore\n          rankAfter\n          pointsBefore\n          pointsAfter\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    uploadStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      players\n    }\n  }\n"): (typeof documents)["\n  mutation UploadStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {\n    uploadStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {\n      players\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameStats($gameId: Int!) {\n    gameStats(gameId: $gameId) {\n      id\n      playerName\n      position\n      isOnRoster\n      figures {\n        stat\n        label\n        value\n      }\n      fantasyPoints\n    }\n  }\n"): (typeof documents)["\n  query GameStats($gameId: Int!) {\n    gameStats(gameId: $gameId) {\n      id\n      playerName\n      position\n      isOnRoster\n      figures {\n        stat\n        label\n        value\n      }\n      fantasyPoints\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessGame($gameId: Int!) {\n    processGame(input: { gameId: $gameId }) {\n      lineups\n    }\n  }\n"): (typeof documents)["\n  mutation ProcessGame($gameId: Int!) {\n    processGame(input: { gameId: $gameId }) {\n      lineups\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameTrail($gameId: Int!) {\n    auditTrail(subjectType: GAME, subjectId: $gameId, first: 10) {\n      nodes {\n        id\n        at\n        action\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GameTrail($gameId: Int!) {\n    auditTrail(subjectType: GAME, subjectId: $gameId, first: 10) {\n      nodes {\n        id\n        at\n        action\n        actorName\n        details {\n          name\n          value\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FantasyNow {\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n        week\n        season\n        opponent\n        isHome\n        kickoffAt\n      }\n      isOpen\n      closedBecause\n      nextOpenDate\n      asOf\n    }\n  }\n"): (typeof documents)["\n  query FantasyNow {\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n        week\n        season\n        opponent\n        isHome\n        kickoffAt\n      }\n      isOpen\n      closedBecause\n      nextOpenDate\n      asOf\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LineupView_lineup on Lineup {\n    id\n    lineupName\n    submittedAt\n    picks {\n      slot\n      isCaptain\n      player {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LineupView_lineup on Lineup {\n    id\n    lineupName\n    submittedAt\n    picks {\n      slot\n      isCaptain\n      player {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyLineup($gameId: Int!) {\n    myLineup(gameId: $gameId) {\n      ...LineupView_lineup\n    }\n  }\n"): (typeof documents)["\n  query MyLineup($gameId: Int!) {\n    myLineup(gameId: $gameId) {\n      ...LineupView_lineup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EligiblePlayers {\n    eligiblePlayers {\n      id\n      name\n      jersey\n      position\n      injuryStatus\n      injuryDetails\n      slots\n      form {\n        lastPoints\n        averagePoints\n        trend\n      }\n    }\n  }\n"): (typeof documents)["\n  query EligiblePlayers {\n    eligiblePlayers {\n      id\n      name\n      jersey\n      position\n      injuryStatus\n      injuryDetails\n      slots\n      form {\n        lastPoints\n        averagePoints\n        trend\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitLineup($gameId: Int, $input: LineupInput!) {\n    submitLineup(input: { gameId: $gameId, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitLineup($gameId: Int, $input: LineupInput!) {\n    submitLineup(input: { gameId: $gameId, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLineup($id: Int!, $input: LineupInput!) {\n    updateLineup(input: { id: $id, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLineup($id: Int!, $input: LineupInput!) {\n    updateLineup(input: { id: $id, lineup: $input }) {\n      lineup {\n        ...LineupView_lineup\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoardUser_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    isAdmin\n    isMvp\n  }\n"): (typeof documents)["\n  fragment BoardUser_user on PublicUser {\n    id\n    name\n    avatarUrl\n    avatarType\n    isAdmin\n    isMvp\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Podium_board on Leaderboard {\n    game {\n      id\n      week\n      season\n      opponent\n    }\n    totalParticipants\n    userRank\n    userPoints\n    firstPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    secondPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    thirdPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Podium_board on Leaderboard {\n    game {\n      id\n      week\n      season\n      opponent\n    }\n    totalParticipants\n    userRank\n    userPoints\n    firstPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    secondPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n    thirdPlace {\n      points\n      rank\n      user {\n        ...BoardUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Leaderboard($gameId: Int) {\n    leaderboard(gameId: $gameId) {\n      ...Podium_board\n    }\n  }\n"): (typeof documents)["\n  query Leaderboard($gameId: Int) {\n    leaderboard(gameId: $gameId) {\n      ...Podium_board\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastResult {\n    lastCompletedGame {\n      id\n      week\n      opponent\n    }\n    leaderboard {\n      ...Podium_board\n    }\n  }\n"): (typeof documents)["\n  query LastResult {\n    lastCompletedGame {\n      id\n      week\n      opponent\n    }\n    leaderboard {\n      ...Podium_board\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoardRow_lineup on BoardLineup {\n    id\n    user {\n      ...BoardUser_user\n    }\n    lineupName\n    weeklyRank\n    isTied\n    totalPoints\n    captainBonusPoints\n    picks {\n      slot\n      name\n      position\n      isCaptain\n      points\n      lines {\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BoardRow_lineup on BoardLineup {\n    id\n    user {\n      ...BoardUser_user\n    }\n    lineupName\n    weeklyRank\n    isTied\n    totalPoints\n    captainBonusPoints\n    picks {\n      slot\n      name\n      position\n      isCaptain\n      points\n      lines {\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardLineups($gameId: Int!, $first: Int!, $after: String) {\n    boardLineups(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        ...BoardRow_lineup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query BoardLineups($gameId: Int!, $first: Int!, $after: String) {\n    boardLineups(gameId: $gameId, first: $first, after: $after) {\n      nodes {\n        ...BoardRow_lineup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyBoardLineup($gameId: Int!) {\n    myBoardLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n"): (typeof documents)["\n  query MyBoardLineup($gameId: Int!) {\n    myBoardLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonBoard_row on SeasonRow {\n    rank\n    user {\n      ...BoardUser_user\n    }\n    games\n    totalPoints\n    averagePoints\n    weeks {\n      week\n      points\n    }\n  }\n"): (typeof documents)["\n  fragment SeasonBoard_row on SeasonRow {\n    rank\n    user {\n      ...BoardUser_user\n    }\n    games\n    totalPoints\n    averagePoints\n    weeks {\n      week\n      points\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeasonBoard($season: Int!, $first: Int!, $after: String) {\n    seasons\n    seasonBoard(season: $season, first: $first, after: $after) {\n      nodes {\n        ...SeasonBoard_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    mySeasonRow(season: $season) {\n      ...SeasonBoard_row\n    }\n  }\n"): (typeof documents)["\n  query SeasonBoard($season: Int!, $first: Int!, $after: String) {\n    seasons\n    seasonBoard(season: $season, first: $first, after: $after) {\n      nodes {\n        ...SeasonBoard_row\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    mySeasonRow(season: $season) {\n      ...SeasonBoard_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayedGames_game on PlayedGame {\n    game {\n      id\n      week\n      opponent\n      date\n    }\n    lineupName\n    totalPoints\n    weeklyRank\n  }\n"): (typeof documents)["\n  fragment PlayedGames_game on PlayedGame {\n    game {\n      id\n      week\n      opponent\n      date\n    }\n    lineupName\n    totalPoints\n    weeklyRank\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FantasyDashboard {\n    fantasyDashboard {\n      season\n      level\n      trend\n      bestRank\n      bestWeek\n      stats {\n        totalGames\n        totalPoints\n        averagePoints\n        seasonRank\n        seasonTotalParticipants\n        topFinishes\n        top10Finishes\n      }\n      recentGames {\n        ...PlayedGames_game\n      }\n      bestPerformances {\n        ...PlayedGames_game\n      }\n      allLineups {\n        ...PlayedGames_game\n      }\n    }\n  }\n"): (typeof documents)["\n  query FantasyDashboard {\n    fantasyDashboard {\n      season\n      level\n      trend\n      bestRank\n      bestWeek\n      stats {\n        totalGames\n        totalPoints\n        averagePoints\n        seasonRank\n        seasonTotalParticipants\n        topFinishes\n        top10Finishes\n      }\n      recentGames {\n        ...PlayedGames_game\n      }\n      bestPerformances {\n        ...PlayedGames_game\n      }\n      allLineups {\n        ...PlayedGames_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FantasyEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n"): (typeof documents)["\n  subscription FantasyEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        ...BoardRow_lineup\n      }\n    }\n  }\n"): (typeof documents)["\n  query LiveBoard($gameId: Int!) {\n    liveBoard(gameId: $gameId) {\n      position\n      totalParticipants\n      lineups {\n        ...BoardRow_lineup\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySheetChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  query MySheetChanges($gameId: Int!) {\n    mySheetChanges(gameId: $gameId) {\n      livePoints\n      finalPoints\n      changes {\n        name\n        stat\n        label\n        quantity\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyLiveLineup($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n"): (typeof documents)["\n  query MyLiveLineup($gameId: Int!) {\n    myLiveLineup(gameId: $gameId) {\n      ...BoardRow_lineup\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnHeldPosts {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n      photo {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnHeldPosts {\n    ownHeldPosts {\n      id\n      kind\n      text\n      state\n      article {\n        id\n      }\n      photo {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnHeldPostEvents {\n    ownHeldPostEvents {\n      heldPostId\n    }\n  }\n"): (typeof documents)["\n  subscription OwnHeldPostEvents {\n    ownHeldPostEvents {\n      heldPostId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteHeldPost($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteHeldPost($id: Int!) {\n    deleteHeldPost(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AfterGame($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      id\n      message\n      user {\n        id\n        name\n      }\n      likeCount\n      period\n      clock\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId, first: 8) {\n      nodes {\n        ...Photo_photo\n      }\n    }\n  }\n"): (typeof documents)["\n  query AfterGame($gameId: Int!) {\n    topChatMessages(gameId: $gameId) {\n      id\n      message\n      user {\n        id\n        name\n      }\n      likeCount\n      period\n      clock\n    }\n    gameMood(gameId: $gameId) {\n      average\n      moods\n    }\n    photos(gameId: $gameId, first: 8) {\n      nodes {\n        ...Photo_photo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeforeGame($gameId: Int!, $isMember: Boolean!) {\n    chatStatus {\n      ...ChatTimes_status\n    }\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n      }\n      isOpen\n    }\n    myLineup(gameId: $gameId) @include(if: $isMember) {\n      id\n      submittedAt\n    }\n    roster {\n      offense {\n        ...BeforeGame_position\n      }\n      defense {\n        ...BeforeGame_position\n      }\n      specialTeams {\n        ...BeforeGame_position\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeforeGame($gameId: Int!, $isMember: Boolean!) {\n    chatStatus {\n      ...ChatTimes_status\n    }\n    isFantasyOpenToAll\n    fantasyGame {\n      game {\n        id\n      }\n      isOpen\n    }\n    myLineup(gameId: $gameId) @include(if: $isMember) {\n      id\n      submittedAt\n    }\n    roster {\n      offense {\n        ...BeforeGame_position\n      }\n      defense {\n        ...BeforeGame_position\n      }\n      specialTeams {\n        ...BeforeGame_position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeforeGame_position on RosterPosition {\n    players {\n      id\n      name\n      position\n      injuryStatus\n      injuryDetails\n    }\n  }\n"): (typeof documents)["\n  fragment BeforeGame_position on RosterPosition {\n    players {\n      id\n      name\n      position\n      injuryStatus\n      injuryDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameHead_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    isExhibition\n  }\n"): (typeof documents)["\n  fragment GameHead_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    isExhibition\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GamePage($id: Int!) {\n    game(id: $id) {\n      id\n      startedAt\n      ...GameHead_game\n    }\n  }\n"): (typeof documents)["\n  query GamePage($id: Int!) {\n    game(id: $id) {\n      id\n      startedAt\n      ...GameHead_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GameMoved {\n    gameEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription GameMoved {\n    gameEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedState {\n    liveGame {\n      gameId\n      isStale\n    }\n  }\n"): (typeof documents)["\n  query FeedState {\n    liveGame {\n      gameId\n      isStale\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        reportedAt\n        play {\n          ...Play_row\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReplayLog($gameId: Int!, $after: String) {\n    playLog(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        reportedAt\n        play {\n          ...Play_row\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReplayChat_message on ChatMessage {\n    id\n    message\n    user {\n      id\n      name\n    }\n    isDemo\n    period\n    clock\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ReplayChat_message on ChatMessage {\n    id\n    message\n    user {\n      id\n      name\n    }\n    isDemo\n    period\n    clock\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayChat($gameId: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        ...ReplayChat_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReplayChat($gameId: Int!, $after: String) {\n    gameChat(gameId: $gameId, first: 100, after: $after) {\n      nodes {\n        ...ReplayChat_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameRow_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    version\n  }\n"): (typeof documents)["\n  fragment GameRow_game on Game {\n    id\n    week\n    season\n    opponent\n    isHome\n    kickoffAt\n    tvNetwork\n    isPlayoff\n    result\n    score\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminGames($season: Int!) {\n    games(season: $season) {\n      ...GameRow_game\n    }\n    seasons\n  }\n"): (typeof documents)["\n  query AdminGames($season: Int!) {\n    games(season: $season) {\n      ...GameRow_game\n    }\n    seasons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGame($input: CreateGameInput!) {\n    createGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGame($input: CreateGameInput!) {\n    createGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGame($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGame($input: UpdateGameInput!) {\n    updateGame(input: $input) {\n      game {\n        ...GameRow_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSeason($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartSeason($input: StartSeasonInput!) {\n    startSeason(input: $input) {\n      settings {\n        season\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGame($id: Int!) {\n    deleteGame(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGame($id: Int!) {\n    deleteGame(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminGamesChanged {\n    gameEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription AdminGamesChanged {\n    gameEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewGames($input: PreviewGamesInput!) {\n    previewGames(input: $input) {\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        season\n        week\n        isPlayoff\n        opponent\n        isHome\n        kickoffAt\n        score\n        change\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      problem\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewGames($input: PreviewGamesInput!) {\n    previewGames(input: $input) {\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        season\n        week\n        isPlayoff\n        opponent\n        isHome\n        kickoffAt\n        score\n        change\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportGames($input: ImportGamesInput!) {\n    importGames(input: $input) {\n      added\n      changed\n    }\n  }\n"): (typeof documents)["\n  mutation ImportGames($input: ImportGamesInput!) {\n    importGames(input: $input) {\n      added\n      changed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoreDesk {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n  }\n"): (typeof documents)["\n  query ScoreDesk {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetScoreboard($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetScoreboard($input: SetScoreboardInput!) {\n    setScoreboard(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LastGameLine_game on LastGame {\n    id\n    opponent\n    isHome\n    date\n    result\n    score\n    isPlayoff\n    isExhibition\n  }\n"): (typeof documents)["\n  fragment LastGameLine_game on LastGame {\n    id\n    opponent\n    isHome\n    date\n    result\n    score\n    isPlayoff\n    isExhibition\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecordLine_record on SeasonRecord {\n    season\n    wins\n    losses\n    preseasonWins\n    preseasonLosses\n    isRegularSeasonStarted\n  }\n"): (typeof documents)["\n  fragment RecordLine_record on SeasonRecord {\n    season\n    wins\n    losses\n    preseasonWins\n    preseasonLosses\n    isRegularSeasonStarted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextGameLine_game on NextGame {\n    id\n    opponent\n    isHome\n    date\n    gameTime\n    kickoffAt\n    week\n    isPlayoff\n    tvNetwork\n  }\n"): (typeof documents)["\n  fragment NextGameLine_game on NextGame {\n    id\n    opponent\n    isHome\n    date\n    gameTime\n    kickoffAt\n    week\n    isPlayoff\n    tvNetwork\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SyncMoments($gameId: Int!) {\n    plays(gameId: $gameId, last: 30) {\n      nodes {\n        id\n        kind\n        points\n        happenedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query SyncMoments($gameId: Int!) {\n    plays(gameId: $gameId, last: 30) {\n      nodes {\n        id\n        kind\n        points\n        happenedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextGameCard {\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n  }\n"): (typeof documents)["\n  query NextGameCard {\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoreboardLine_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    isPlayoff\n    isExhibition\n    isFed\n    playPosition\n    situation {\n      ...Play_situation\n    }\n    lastPlay {\n      ...Play_said\n    }\n    homeTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    awayTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    status {\n      period\n      displayClock\n    }\n  }\n"): (typeof documents)["\n  fragment ScoreboardLine_game on LiveGame {\n    gameId\n    isLive\n    isFinal\n    isPlayoff\n    isExhibition\n    isFed\n    playPosition\n    situation {\n      ...Play_situation\n    }\n    lastPlay {\n      ...Play_said\n    }\n    homeTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    awayTeam {\n      abbreviation\n      name\n      score\n      possession\n    }\n    status {\n      period\n      displayClock\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameBar {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    lastCompletedGame {\n      ...LastGameLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"): (typeof documents)["\n  query GameBar {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n    lastCompletedGame {\n      ...LastGameLine_game\n    }\n    nextGame {\n      ...NextGameLine_game\n    }\n    seasonRecord {\n      ...RecordLine_record\n    }\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatTimes_status on ChatStatus {\n    isOpen\n    nextGameDate\n    opensAt\n    closesAt\n    asOf\n    modes {\n      slowSeconds\n      isEmojiOnly\n      memberDays\n      writers\n    }\n  }\n"): (typeof documents)["\n  fragment ChatTimes_status on ChatStatus {\n    isOpen\n    nextGameDate\n    opensAt\n    closesAt\n    asOf\n    modes {\n      slowSeconds\n      isEmojiOnly\n      memberDays\n      writers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatTimes {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"): (typeof documents)["\n  query ChatTimes {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChatTurned {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"): (typeof documents)["\n  subscription ChatTurned {\n    chatStatus {\n      ...ChatTimes_status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveGame {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n"): (typeof documents)["\n  query LiveGame {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GameBarLive {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n"): (typeof documents)["\n  subscription GameBarLive {\n    liveGame {\n      ...ScoreboardLine_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n"): (typeof documents)["\n  subscription GameChanged {\n    gameEvents {\n      gameId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FantasyOpenToAll {\n    isFantasyOpenToAll\n    areCheckInsOpenToAll\n  }\n"): (typeof documents)["\n  query FantasyOpenToAll {\n    isFantasyOpenToAll\n    areCheckInsOpenToAll\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OpenToAllEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n"): (typeof documents)["\n  subscription OpenToAllEvents {\n    fantasyEvents {\n      gameId\n      refetchWithin\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    live: latestContent(type: LIVE) {\n      ...LiveShow_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...LiveShow_item\n    }\n    shorts: recentContent(type: SHORTS, first: 5) {\n      nodes {\n        ...Shorts_item\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 4) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    articles(first: 3) {\n      nodes {\n        ...ArticleCard_article\n      }\n    }\n    sponsorSpotlight {\n      ...SponsorSpotlight_sponsor\n    }\n    sponsors {\n      ...SponsorSpotlight_other\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"): (typeof documents)["\n  query HomePage {\n    live: latestContent(type: LIVE) {\n      ...LiveShow_item\n    }\n    video: latestContent(type: YOUTUBE) {\n      ...LiveShow_item\n    }\n    shorts: recentContent(type: SHORTS, first: 5) {\n      nodes {\n        ...Shorts_item\n      }\n    }\n    episodes: recentContent(type: PODCAST, first: 4) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    articles(first: 3) {\n      nodes {\n        ...ArticleCard_article\n      }\n    }\n    sponsorSpotlight {\n      ...SponsorSpotlight_sponsor\n    }\n    sponsors {\n      ...SponsorSpotlight_other\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveShow_item on ContentItem {\n    description\n    publishedAt\n    thumbnailUrl\n    ...LiteEmbed_item\n  }\n"): (typeof documents)["\n  fragment LiveShow_item on ContentItem {\n    description\n    publishedAt\n    thumbnailUrl\n    ...LiteEmbed_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorSpotlight_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n"): (typeof documents)["\n  fragment SponsorSpotlight_sponsor on Sponsor {\n    id\n    name\n    description\n    logo {\n      ...Picture_image\n    }\n    websiteUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorSpotlight_other on Sponsor {\n    id\n    name\n    websiteUrl\n  }\n"): (typeof documents)["\n  fragment SponsorSpotlight_other on Sponsor {\n    id\n    name\n    websiteUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Inbox_item on InboxItem {\n    key\n    kind\n    postKind\n    at\n    isUnread\n    memberCount\n    text\n    path\n    members {\n      ...Member_user\n    }\n  }\n"): (typeof documents)["\n  fragment Inbox_item on InboxItem {\n    key\n    kind\n    postKind\n    at\n    isUnread\n    memberCount\n    text\n    path\n    members {\n      ...Member_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnInbox {\n    ownInbox {\n      items {\n        ...Inbox_item\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnInbox {\n    ownInbox {\n      items {\n        ...Inbox_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InboxChoices_inbox on OwnInbox {\n    choices {\n      kind\n      channel\n      isOn\n    }\n    doNotDisturbUntil\n  }\n"): (typeof documents)["\n  fragment InboxChoices_inbox on OwnInbox {\n    choices {\n      kind\n      channel\n      isOn\n    }\n    doNotDisturbUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxChoices {\n    ownInbox {\n      ...InboxChoices_inbox\n    }\n  }\n"): (typeof documents)["\n  query InboxChoices {\n    ownInbox {\n      ...InboxChoices_inbox\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInboxChoice($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetInboxChoice($input: SetInboxChoiceInput!) {\n    setInboxChoice(input: $input) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDoNotDisturb($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetDoNotDisturb($duration: QuietDuration) {\n    setDoNotDisturb(input: { duration: $duration }) {\n      inbox {\n        ...InboxChoices_inbox\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnInboxCount {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n"): (typeof documents)["\n  query OwnInboxCount {\n    ownInbox {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnInboxEvents {\n    ownInboxEvents {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n"): (typeof documents)["\n  subscription OwnInboxEvents {\n    ownInboxEvents {\n      unreadCount\n      doNotDisturbUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInboxRead($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkInboxRead($upTo: DateTime!) {\n    markInboxRead(input: { upTo: $upTo }) {\n      inbox {\n        unreadCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingPage {\n    latestShort: latestContent(type: SHORTS) {\n      ...LatestShort_item\n    }\n    episodes: recentContent(type: PODCAST, first: 3) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"): (typeof documents)["\n  query LandingPage {\n    latestShort: latestContent(type: SHORTS) {\n      ...LatestShort_item\n    }\n    episodes: recentContent(type: PODCAST, first: 3) {\n      nodes {\n        ...Episodes_item\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment League_side on LeagueSide {\n    user {\n      ...Member_user\n    }\n    points\n  }\n\n  fragment League_round on LeagueRound {\n    isScored\n    isLive\n    game {\n      id\n      opponent\n      isHome\n      week\n      isPlayoff\n    }\n    pairs {\n      one {\n        ...League_side\n      }\n      other {\n        ...League_side\n      }\n    }\n  }\n\n  fragment League_row on LeagueRow {\n    user {\n      ...Member_user\n    }\n    isOwner\n    rank\n    games\n    totalPoints\n  }\n\n  fragment League_whole on League {\n    id\n    name\n    inviteCode\n    board {\n      ...League_row\n    }\n    rounds {\n      ...League_round\n    }\n  }\n"): (typeof documents)["\n  fragment League_side on LeagueSide {\n    user {\n      ...Member_user\n    }\n    points\n  }\n\n  fragment League_round on LeagueRound {\n    isScored\n    isLive\n    game {\n      id\n      opponent\n      isHome\n      week\n      isPlayoff\n    }\n    pairs {\n      one {\n        ...League_side\n      }\n      other {\n        ...League_side\n      }\n    }\n  }\n\n  fragment League_row on LeagueRow {\n    user {\n      ...Member_user\n    }\n    isOwner\n    rank\n    games\n    totalPoints\n  }\n\n  fragment League_whole on League {\n    id\n    name\n    inviteCode\n    board {\n      ...League_row\n    }\n    rounds {\n      ...League_round\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaguePage($id: Int!) {\n    league(id: $id) {\n      ...League_whole\n    }\n  }\n"): (typeof documents)["\n  query LeaguePage($id: Int!) {\n    league(id: $id) {\n      ...League_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnLeagues {\n    ownLeagues {\n      id\n      name\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  query OwnLeagues {\n    ownLeagues {\n      id\n      name\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeagueInvite($code: String!) {\n    leagueInvite(code: $code) {\n      id\n      name\n      memberCount\n      isMember\n    }\n  }\n"): (typeof documents)["\n  query LeagueInvite($code: String!) {\n    leagueInvite(code: $code) {\n      id\n      name\n      memberCount\n      isMember\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnLeagueEvents {\n    ownLeagueEvents {\n      leagueId\n    }\n  }\n"): (typeof documents)["\n  subscription OwnLeagueEvents {\n    ownLeagueEvents {\n      leagueId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLeague($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLeague($name: String!) {\n    createLeague(input: { name: $name }) {\n      league {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinLeague($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinLeague($code: String!) {\n    joinLeague(input: { code: $code }) {\n      league {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveLeague($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveLeague($id: Int!) {\n    leaveLeague(input: { id: $id }) {\n      leftId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameLeague($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameLeague($id: Int!, $name: String!) {\n    renameLeague(input: { id: $id, name: $name }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceLeagueLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceLeagueLink($id: Int!) {\n    replaceLeagueLink(input: { id: $id }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLeagueMember($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveLeagueMember($id: Int!, $userId: Int!) {\n    removeLeagueMember(input: { id: $id, userId: $userId }) {\n      league {\n        ...League_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeagueRoom_message on LeagueMessage {\n    id\n    cursor\n    message: text\n    clientId\n    aboutAt\n    createdAt\n    user {\n      ...Member_user\n    }\n  }\n"): (typeof documents)["\n  fragment LeagueRoom_message on LeagueMessage {\n    id\n    cursor\n    message: text\n    clientId\n    aboutAt\n    createdAt\n    user {\n      ...Member_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeagueMessages($leagueId: Int!, $last: Int!, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        ...LeagueRoom_message\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeagueMessages($leagueId: Int!, $last: Int!, $before: String) {\n    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {\n      nodes {\n        ...LeagueRoom_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LeagueMessageEvents($leagueId: Int!) {\n    leagueMessageEvents(leagueId: $leagueId) {\n      kind\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription LeagueMessageEvents($leagueId: Int!) {\n    leagueMessageEvents(leagueId: $leagueId) {\n      kind\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostLeagueMessage($leagueId: Int!, $text: String!, $clientId: String!) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostLeagueMessage($leagueId: Int!, $text: String!, $clientId: String!) {\n    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {\n      message {\n        ...LeagueRoom_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLeagueMessage($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLeagueMessage($id: Int!) {\n    deleteLeagueMessage(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLike($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        likeCount\n        isLikedByMe\n        ... on Comment {\n          revision\n        }\n        ... on Photo {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetLike($input: SetLikeInput!) {\n    setLike(input: $input) {\n      likeable {\n        __typename\n        likeCount\n        isLikedByMe\n        ... on Comment {\n          revision\n        }\n        ... on Photo {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Member_profile on MemberProfile {\n    isHidden\n    joinedOn\n    badges {\n      kind\n      count\n      level\n    }\n    user {\n      ...Member_user\n    }\n  }\n"): (typeof documents)["\n  fragment Member_profile on MemberProfile {\n    isHidden\n    joinedOn\n    badges {\n      kind\n      count\n      level\n    }\n    user {\n      ...Member_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberPage($id: Int!) {\n    memberProfile(id: $id) {\n      ...Member_profile\n    }\n  }\n"): (typeof documents)["\n  query MemberPage($id: Int!) {\n    memberProfile(id: $id) {\n      ...Member_profile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProfileHidden($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetProfileHidden($isHidden: Boolean!) {\n    setProfileHidden(input: { isHidden: $isHidden }) {\n      profile {\n        isHidden\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GrowingFigure_figure on GrowingFigure {\n    total\n    today\n    week {\n      current\n      previous\n      change\n    }\n    month {\n      current\n      previous\n      change\n    }\n  }\n"): (typeof documents)["\n  fragment GrowingFigure_figure on GrowingFigure {\n    total\n    today\n    week {\n      current\n      previous\n      change\n    }\n    month {\n      current\n      previous\n      change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteMetrics {\n    siteMetrics {\n      asOf\n      members {\n        ...GrowingFigure_figure\n      }\n      questions {\n        ...GrowingFigure_figure\n      }\n      articles {\n        ...GrowingFigure_figure\n      }\n      photos {\n        ...GrowingFigure_figure\n      }\n      content {\n        articleViews\n        articleLikes\n        articleComments\n        articleShares\n        photoLikes\n        photoComments\n        viewsPerArticle\n        engagementRate\n      }\n      teams {\n        name\n        count\n        percent\n      }\n      countries {\n        name\n        count\n        percent\n      }\n      locations {\n        name\n        count\n        percent\n      }\n      days {\n        date\n        members\n        questions\n        articles\n        photos\n        comments\n        likes\n        views\n      }\n      engagementPerDay\n      engagementAverage\n      leads {\n        status\n        count\n      }\n      topContent {\n        kind\n        contentId\n        title\n        category\n        likes\n        comments\n        views\n        shares\n      }\n      categories {\n        category\n        articles\n        views\n        likes\n        comments\n        shares\n      }\n      photoCategories {\n        name\n        count\n        percent\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"): (typeof documents)["\n  query SiteMetrics {\n    siteMetrics {\n      asOf\n      members {\n        ...GrowingFigure_figure\n      }\n      questions {\n        ...GrowingFigure_figure\n      }\n      articles {\n        ...GrowingFigure_figure\n      }\n      photos {\n        ...GrowingFigure_figure\n      }\n      content {\n        articleViews\n        articleLikes\n        articleComments\n        articleShares\n        photoLikes\n        photoComments\n        viewsPerArticle\n        engagementRate\n      }\n      teams {\n        name\n        count\n        percent\n      }\n      countries {\n        name\n        count\n        percent\n      }\n      locations {\n        name\n        count\n        percent\n      }\n      days {\n        date\n        members\n        questions\n        articles\n        photos\n        comments\n        likes\n        views\n      }\n      engagementPerDay\n      engagementAverage\n      leads {\n        status\n        count\n      }\n      topContent {\n        kind\n        contentId\n        title\n        category\n        likes\n        comments\n        views\n        shares\n      }\n      categories {\n        category\n        articles\n        views\n        likes\n        comments\n        shares\n      }\n      photoCategories {\n        name\n        count\n        percent\n      }\n    }\n    channelStats {\n      subscriberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleAnalytics($first: Int!) {\n    articleAnalytics(first: $first) {\n      nodes {\n        id\n        title\n        category\n        publishedAt\n        viewCount\n        likeCount\n        commentCount\n        shareCount\n        engagementRate\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleAnalytics($first: Int!) {\n    articleAnalytics(first: $first) {\n      nodes {\n        id\n        title\n        category\n        publishedAt\n        viewCount\n        likeCount\n        commentCount\n        shareCount\n        engagementRate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteStatus {\n    siteStatus {\n      asOf\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  query SiteStatus {\n    siteStatus {\n      asOf\n      version\n      parts {\n        part\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SanctionRow_sanction on Sanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    acknowledgedAt\n    liftedAt\n    answer\n    answeredAt\n    isInForce\n    removedPosts\n    user {\n      id\n      name\n    }\n    sanctionedBy {\n      id\n      name\n    }\n    liftedBy {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment SanctionRow_sanction on Sanction {\n    id\n    kind\n    reason\n    note\n    contentType\n    excerpt\n    createdAt\n    endsAt\n    acknowledgedAt\n    liftedAt\n    answer\n    answeredAt\n    isInForce\n    removedPosts\n    user {\n      id\n      name\n    }\n    sanctionedBy {\n      id\n      name\n    }\n    liftedBy {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sanctions($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...SanctionRow_sanction\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sanctions($filter: SanctionFilter!, $first: Int!, $after: String) {\n    sanctions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...SanctionRow_sanction\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberSanctions($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      sanctions {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberSanctions($userId: Int!) {\n    memberSanctions(userId: $userId) {\n      nextKind\n      sanctions {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SanctionMember($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SanctionMember($input: SanctionMemberInput!) {\n    sanctionMember(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftSanction($input: LiftSanctionInput!) {\n    liftSanction(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LiftSanction($input: LiftSanctionInput!) {\n    liftSanction(input: $input) {\n      sanction {\n        ...SanctionRow_sanction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RemovedPosts($first: Int!, $after: String) {\n    removedPosts(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        excerpt\n        removedAt\n        restorableUntil\n        user {\n          id\n          name\n        }\n        removedBy {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query RemovedPosts($first: Int!, $after: String) {\n    removedPosts(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        excerpt\n        removedAt\n        restorableUntil\n        user {\n          id\n          name\n        }\n        removedBy {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestorePost($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n"): (typeof documents)["\n  mutation RestorePost($id: Int!) {\n    restorePost(input: { id: $id }) {\n      kind\n      postId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RemovedPostEvents {\n    removedPostEvents {\n      removedPostId\n    }\n  }\n"): (typeof documents)["\n  subscription RemovedPostEvents {\n    removedPostEvents {\n      removedPostId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SanctionEvents {\n    sanctionEvents {\n      sanctionId\n      userId\n    }\n  }\n"): (typeof documents)["\n  subscription SanctionEvents {\n    sanctionEvents {\n      sanctionId\n      userId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterRow_filter on Filter {\n    id\n    name\n    rule\n    words\n    pattern\n    allowedHosts\n    count\n    minutes\n    memberDays\n    kinds\n    action\n    message\n    isOn\n  }\n"): (typeof documents)["\n  fragment FilterRow_filter on Filter {\n    id\n    name\n    rule\n    words\n    pattern\n    allowedHosts\n    count\n    minutes\n    memberDays\n    kinds\n    action\n    message\n    isOn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Filters {\n    filters {\n      ...FilterRow_filter\n    }\n  }\n"): (typeof documents)["\n  query Filters {\n    filters {\n      ...FilterRow_filter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FilterEvents {\n    filterEvents {\n      filterId\n    }\n  }\n"): (typeof documents)["\n  subscription FilterEvents {\n    filterEvents {\n      filterId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterTrial($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        id\n        kind\n        text\n        createdAt\n        user {\n          id\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FilterTrial($filter: FilterInput!) {\n    filterTrial(filter: $filter) {\n      postCount\n      matchCount\n      memberCount\n      isWhole\n      matches {\n        id\n        kind\n        text\n        createdAt\n        user {\n          id\n          name\n        }\n      }\n      members {\n        matchCount\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFilter($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddFilter($filter: FilterInput!) {\n    addFilter(input: { filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFilter($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFilter($id: Int!, $filter: FilterInput!) {\n    updateFilter(input: { id: $id, filter: $filter }) {\n      filter {\n        ...FilterRow_filter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFilter($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFilter($id: Int!) {\n    deleteFilter(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeSanction($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcknowledgeSanction($id: Int!) {\n    acknowledgeSanction(input: { id: $id }) {\n      sanction {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSanction($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        ...Own_sanction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerSanction($id: Int!, $answer: String!) {\n    answerSanction(input: { id: $id, answer: $answer }) {\n      sanction {\n        ...Own_sanction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueRow_post on WaitingPost {\n    id\n    kind\n    waitingSince\n    reportCount\n    reasons\n    filters\n    isUnapproved\n    isThere\n    text\n    userName\n    articleTitle\n    article {\n      id\n    }\n    user {\n      id\n      name\n      isAdmin\n    }\n    claimedBy {\n      id\n      name\n    }\n    image {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment QueueRow_post on WaitingPost {\n    id\n    kind\n    waitingSince\n    reportCount\n    reasons\n    filters\n    isUnapproved\n    isThere\n    text\n    userName\n    articleTitle\n    article {\n      id\n    }\n    user {\n      id\n      name\n      isAdmin\n    }\n    claimedBy {\n      id\n      name\n    }\n    image {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModerationQueue($first: Int!) {\n    moderationQueueCount\n    moderationQueue(first: $first) {\n      nodes {\n        ...QueueRow_post\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModerationQueue($first: Int!) {\n    moderationQueueCount\n    moderationQueue(first: $first) {\n      nodes {\n        ...QueueRow_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModerationQueueCount {\n    moderationQueueCount\n  }\n"): (typeof documents)["\n  query ModerationQueueCount {\n    moderationQueueCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ModerationQueueEvents {\n    moderationQueueEvents {\n      claimedPost\n    }\n  }\n"): (typeof documents)["\n  subscription ModerationQueueEvents {\n    moderationQueueEvents {\n      claimedPost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingPostDetails($id: ID!) {\n    waitingPostDetails(id: $id) {\n      id\n      reports {\n        id\n        reason\n        description\n        reporterName\n        createdAt\n      }\n      context {\n        id\n        text\n        createdAt\n        isThePost\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingPostDetails($id: ID!) {\n    waitingPostDetails(id: $id) {\n      id\n      reports {\n        id\n        reason\n        description\n        reporterName\n        createdAt\n      }\n      context {\n        id\n        text\n        createdAt\n        isThePost\n        user {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimWaitingPost($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        ...QueueRow_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimWaitingPost($id: ID!) {\n    claimWaitingPost(input: { id: $id }) {\n      post {\n        ...QueueRow_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseWaitingPost($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseWaitingPost($id: ID!) {\n    releaseWaitingPost(input: { id: $id }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideWaitingPosts($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideWaitingPosts($ids: [ID!]!, $decision: ModerationDecision!) {\n    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {\n      decided\n      undecided {\n        id\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FanMood_week on CommunityMood {\n    season\n    gameWeek\n    average\n    moods\n    revision\n    days {\n      day\n      average\n    }\n  }\n"): (typeof documents)["\n  fragment FanMood_week on CommunityMood {\n    season\n    gameWeek\n    average\n    moods\n    revision\n    days {\n      day\n      average\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FanMood {\n    communityMood {\n      ...FanMood_week\n    }\n    myMood {\n      id\n      moodLevel\n      moodDescription\n    }\n  }\n"): (typeof documents)["\n  query FanMood {\n    communityMood {\n      ...FanMood_week\n    }\n    myMood {\n      id\n      moodLevel\n      moodDescription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FanMoodLive {\n    communityMood {\n      ...FanMood_week\n    }\n  }\n"): (typeof documents)["\n  subscription FanMoodLive {\n    communityMood {\n      ...FanMood_week\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitMood($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        moodLevel\n        moodDescription\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitMood($input: SubmitMoodInput!) {\n    submitMood(input: $input) {\n      mood {\n        id\n        moodLevel\n        moodDescription\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnMutes {\n    ownMuteEvents {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OwnMutes {\n    ownMuteEvents {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteMember($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MuteMember($userId: Int!) {\n    muteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnmuteMember($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnmuteMember($userId: Int!) {\n    unmuteMember(input: { userId: $userId }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MuteWord($text: String!, $duration: MuteDuration!) {\n    muteWord(input: { text: $text, duration: $duration }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnmuteWord($id: Int!) {\n    unmuteWord(input: { id: $id }) {\n      mutes {\n        ...Own_mutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentNews($after: String) {\n    sentBreakingNews(after: $after) {\n      nodes {\n        id\n        headline\n        url\n        createdAt\n        sentBy\n        withdrawnAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SentNews($after: String) {\n    sentBreakingNews(after: $after) {\n      nodes {\n        id\n        headline\n        url\n        createdAt\n        sentBy\n        withdrawnAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminNewsCame {\n    breakingNews {\n      id\n    }\n  }\n"): (typeof documents)["\n  subscription AdminNewsCame {\n    breakingNews {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminNewsWent {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n"): (typeof documents)["\n  subscription AdminNewsWent {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNews($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendNews($input: SendBreakingNewsInput!) {\n    sendBreakingNews(input: $input) {\n      news {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawNews($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        id\n        withdrawnAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawNews($id: Int!) {\n    withdrawBreakingNews(input: { id: $id }) {\n      news {\n        id\n        withdrawnAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinLine($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        ...PinnedLine_line\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinLine($input: PinLineInput!) {\n    pinLine(input: $input) {\n      line {\n        ...PinnedLine_line\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpinLine {\n    unpinLine {\n      line {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnpinLine {\n    unpinLine {\n      line {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BreakingNews {\n    latestBreakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query BreakingNews {\n    latestBreakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BreakingNewsSent {\n    breakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  subscription BreakingNewsSent {\n    breakingNews {\n      id\n      headline\n      url\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BreakingNewsWithdrawn {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n"): (typeof documents)["\n  subscription BreakingNewsWithdrawn {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PinnedLine_line on PinnedLine {\n    id\n    text\n    url\n    pinnedAt\n  }\n"): (typeof documents)["\n  fragment PinnedLine_line on PinnedLine {\n    id\n    text\n    url\n    pinnedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PinnedLine {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n"): (typeof documents)["\n  query PinnedLine {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LinePinned {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n"): (typeof documents)["\n  subscription LinePinned {\n    pinnedLine {\n      ...PinnedLine_line\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsletterRow_newsletter on Newsletter {\n    id\n    subject\n    sentBy\n    createdAt\n    finishedAt\n    total\n    sent\n    failed\n    skipped\n  }\n"): (typeof documents)["\n  fragment NewsletterRow_newsletter on Newsletter {\n    id\n    subject\n    sentBy\n    createdAt\n    finishedAt\n    total\n    sent\n    failed\n    skipped\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Newsletters($after: String) {\n    newsletters(after: $after) {\n      nodes {\n        ...NewsletterRow_newsletter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Newsletters($after: String) {\n    newsletters(after: $after) {\n      nodes {\n        ...NewsletterRow_newsletter\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NewsletterEvents {\n    newsletterEvents {\n      ...NewsletterRow_newsletter\n    }\n  }\n"): (typeof documents)["\n  subscription NewsletterEvents {\n    newsletterEvents {\n      ...NewsletterRow_newsletter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterAudience {\n    newsletterAudience\n  }\n"): (typeof documents)["\n  query NewsletterAudience {\n    newsletterAudience\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewNewsletter($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        language\n        lines\n        unsubscribe\n      }\n    }\n  }\n"): (typeof documents)["\n  query PreviewNewsletter($content: String!) {\n    previewNewsletter(content: $content) {\n      body\n      text\n      foot {\n        language\n        lines\n        unsubscribe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNewsletter($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        ...NewsletterRow_newsletter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendNewsletter($input: SendNewsletterInput!) {\n    sendNewsletter(input: $input) {\n      newsletter {\n        ...NewsletterRow_newsletter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestNewsletter($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n"): (typeof documents)["\n  mutation SendTestNewsletter($input: SendTestNewsletterInput!) {\n    sendTestNewsletter(input: $input) {\n      sentTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterOptOut {\n    isOptedOutOfNewsletter\n  }\n"): (typeof documents)["\n  query NewsletterOptOut {\n    isOptedOutOfNewsletter\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNewsletterOptOut($optOut: Boolean!) {\n    setNewsletterOptOut(input: { hasOptedOut: $optOut }) {\n      hasOptedOut\n    }\n  }\n"): (typeof documents)["\n  mutation SetNewsletterOptOut($optOut: Boolean!) {\n    setNewsletterOptOut(input: { hasOptedOut: $optOut }) {\n      hasOptedOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SubscriberRow_subscriber on Subscriber {\n    id\n    name\n    email\n    birthday\n    favoriteTeam\n    state\n    createdAt\n  }\n"): (typeof documents)["\n  fragment SubscriberRow_subscriber on Subscriber {\n    id\n    name\n    email\n    birthday\n    favoriteTeam\n    state\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Subscribers($first: Int!, $after: String, $search: String, $state: SubscriberState) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        ...SubscriberRow_subscriber\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n"): (typeof documents)["\n  query Subscribers($first: Int!, $after: String, $search: String, $state: SubscriberState) {\n    subscribers(first: $first, after: $after, search: $search, state: $state) {\n      nodes {\n        ...SubscriberRow_subscriber\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    subscriberCounts {\n      subscribed\n      waiting\n      unsubscribed\n      unreachable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SubscriberEvents {\n    subscriberEvents {\n      subscriberId\n    }\n  }\n"): (typeof documents)["\n  subscription SubscriberEvents {\n    subscriberEvents {\n      subscriberId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSubscriber($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSubscriber($input: RemoveSubscriberInput!) {\n    removeSubscriber(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewSubscribers($file: Upload!) {\n    previewSubscribers(input: { file: $file }) {\n      newCount\n      knownCount\n      faultyCount\n      rows {\n        rowNumber\n        kind\n        name\n        email\n        reasons\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewSubscribers($file: Upload!) {\n    previewSubscribers(input: { file: $file }) {\n      newCount\n      knownCount\n      faultyCount\n      rows {\n        rowNumber\n        kind\n        name\n        email\n        reasons\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportSubscribers($file: Upload!, $hasConsent: Boolean!) {\n    importSubscribers(input: { file: $file, hasConsent: $hasConsent }) {\n      added\n    }\n  }\n"): (typeof documents)["\n  mutation ImportSubscribers($file: Upload!, $hasConsent: Boolean!) {\n    importSubscribers(input: { file: $file, hasConsent: $hasConsent }) {\n      added\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameNotices_game on LiveGame {\n    ...ScoreboardLine_game\n    lastScore {\n      play {\n        ...Play_said\n      }\n      attempt {\n        ...Play_said\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GameNotices_game on LiveGame {\n    ...ScoreboardLine_game\n    lastScore {\n      play {\n        ...Play_said\n      }\n      attempt {\n        ...Play_said\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameNotices {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n"): (typeof documents)["\n  query GameNotices {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GameNoticesLive {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n"): (typeof documents)["\n  subscription GameNoticesLive {\n    liveGame {\n      ...GameNotices_game\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ShowNotices {\n    showEvents {\n      kind\n      show {\n        id\n        type\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ShowNotices {\n    showEvents {\n      kind\n      show {\n        id\n        type\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NewsNotices {\n    breakingNews {\n      id\n      headline\n      url\n    }\n  }\n"): (typeof documents)["\n  subscription NewsNotices {\n    breakingNews {\n      id\n      headline\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WithdrawnNews {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n"): (typeof documents)["\n  subscription WithdrawnNews {\n    breakingNewsWithdrawals {\n      newsId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushKey {\n    pushKey\n  }\n"): (typeof documents)["\n  query PushKey {\n    pushKey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n"): (typeof documents)["\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      isSubscribed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n"): (typeof documents)["\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      isSubscribed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModeratedPhotos($state: PhotoState!, $first: Int!, $after: String) {\n    allPhotos(state: $state, first: $first, after: $after) {\n      nodes {\n        state\n        ...Photo_photo\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModeratedPhotos($state: PhotoState!, $first: Int!, $after: String) {\n    allPhotos(state: $state, first: $first, after: $after) {\n      nodes {\n        state\n        ...Photo_photo\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingPhotoCount {\n    pendingPhotoCount\n  }\n"): (typeof documents)["\n  query PendingPhotoCount {\n    pendingPhotoCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PendingPhotoEvents {\n    pendingPhotoEvents {\n      photoId\n    }\n  }\n"): (typeof documents)["\n  subscription PendingPhotoEvents {\n    pendingPhotoEvents {\n      photoId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewPhotos($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        isApproved\n        state\n        revision\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewPhotos($input: ReviewPhotosInput!) {\n    reviewPhotos(input: $input) {\n      photos {\n        id\n        isApproved\n        state\n        revision\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePhoto($id: Int!) {\n    deletePhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePhoto($id: Int!) {\n    deletePhoto(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnPhoto_photo on Photo {\n    id\n    user {\n      id\n    }\n    category\n    description\n    altText\n    state\n    revision\n    createdAt\n    image {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment OwnPhoto_photo on Photo {\n    id\n    user {\n      id\n    }\n    category\n    description\n    altText\n    state\n    revision\n    createdAt\n    image {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPhotos($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OwnPhoto_photo\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyPhotos($first: Int!, $after: String) {\n    myPhotos(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OwnPhoto_photo\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MyPhotoEvents {\n    myPhotoEvents {\n      kind\n      photoId\n      photo {\n        ...OwnPhoto_photo\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MyPhotoEvents {\n    myPhotoEvents {\n      kind\n      photoId\n      photo {\n        ...OwnPhoto_photo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOwnPhoto($input: DeleteOwnPhotoInput!) {\n    deleteOwnPhoto(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteOwnPhoto($input: DeleteOwnPhotoInput!) {\n    deleteOwnPhoto(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhotoComments_comment on PhotoComment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment PhotoComments_comment on PhotoComment {\n    id\n    cursor\n    text: content\n    likeCount\n    isLikedByMe\n    reactions {\n      reaction\n      count\n    }\n    myReactions\n    replyTo {\n      id\n      text: content\n      user {\n        id\n        name\n      }\n    }\n    mentions {\n      id\n      name\n    }\n    clientId\n    revision\n    createdAt\n    updatedAt\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhotoComments(\n    $photoId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    photoComments(\n      photoId: $photoId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  query PhotoComments(\n    $photoId: Int!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $from: Int\n  ) {\n    photoComments(\n      photoId: $photoId\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      from: $from\n    ) {\n      nodes {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PhotoCommentEvents($photoId: Int!) {\n    photoCommentEvents(photoId: $photoId) {\n      kind\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PhotoCommentEvents($photoId: Int!) {\n    photoCommentEvents(photoId: $photoId) {\n      kind\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostPhotoComment($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostPhotoComment($input: PostPhotoCommentInput!) {\n    postPhotoComment(input: $input) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditPhotoComment($id: Int!, $content: String!) {\n    editPhotoComment(input: { id: $id, content: $content }) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditPhotoComment($id: Int!, $content: String!) {\n    editPhotoComment(input: { id: $id, content: $content }) {\n      comment {\n        ...PhotoComments_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePhotoComment($id: Int!) {\n    deletePhotoComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePhotoComment($id: Int!) {\n    deletePhotoComment(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Photo_photo on Photo {\n    id\n    category\n    description\n    altText\n    isApproved\n    likeCount\n    isLikedByMe\n    revision\n    createdAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n    image {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment Photo_photo on Photo {\n    id\n    category\n    description\n    altText\n    isApproved\n    likeCount\n    isLikedByMe\n    revision\n    createdAt\n    user {\n      id\n      name\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n    image {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhotoViewer($id: Int!) {\n    photo(id: $id) {\n      ...Photo_photo\n    }\n  }\n"): (typeof documents)["\n  query PhotoViewer($id: Int!) {\n    photo(id: $id) {\n      ...Photo_photo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FanPhotos($category: PhotoCategory, $excludeAi: Boolean!, $first: Int!, $after: String) {\n    photos(category: $category, excludeAi: $excludeAi, first: $first, after: $after) {\n      nodes {\n        cursor\n        ...Photo_photo\n      }\n    }\n  }\n"): (typeof documents)["\n  query FanPhotos($category: PhotoCategory, $excludeAi: Boolean!, $first: Int!, $after: String) {\n    photos(category: $category, excludeAi: $excludeAi, first: $first, after: $after) {\n      nodes {\n        cursor\n        ...Photo_photo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhotoPlace($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n    photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n      currentIndex\n      totalCount\n      previousPhoto {\n        ...Photo_photo\n      }\n      nextPhoto {\n        ...Photo_photo\n      }\n    }\n  }\n"): (typeof documents)["\n  query PhotoPlace($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {\n    photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {\n      currentIndex\n      totalCount\n      previousPhoto {\n        ...Photo_photo\n      }\n      nextPhoto {\n        ...Photo_photo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PhotoEvents {\n    photoEvents {\n      kind\n      photo {\n        ...Photo_photo\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PhotoEvents {\n    photoEvents {\n      kind\n      photo {\n        ...Photo_photo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhotoCount_photo on Photo {\n    id\n    likeCount\n    revision\n  }\n"): (typeof documents)["\n  fragment PhotoCount_photo on Photo {\n    id\n    likeCount\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhotoWall_photos on Query {\n    photos(category: $category, excludeAi: $excludeAi, first: $first) {\n      nodes {\n        id\n        cursor\n        createdAt\n        description\n        user {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PhotoWall_photos on Query {\n    photos(category: $category, excludeAi: $excludeAi, first: $first) {\n      nodes {\n        id\n        cursor\n        createdAt\n        description\n        user {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n    uploadPhoto(input: { details: $input, image: $image }) {\n      photo {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadPhoto($input: PhotoDetailsInput!, $image: Upload) {\n    uploadPhoto(input: { details: $input, image: $image }) {\n      photo {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterPlay($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EnterPlay($input: EnterPlayInput!) {\n    enterPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectPlay($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectPlay($input: CorrectPlayInput!) {\n    correctPlay(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoPlayEntry($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoPlayEntry($input: UndoPlayEntryInput!) {\n    undoPlayEntry(input: $input) {\n      play {\n        id\n      }\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGameClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetGameClock($input: SetGameClockInput!) {\n    setGameClock(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverScoring($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeOverScoring($input: TakeOverScoringInput!) {\n    takeOverScoring(input: $input) {\n      game {\n        ...ScoreboardLine_game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scorekeeping($gameId: Int!) {\n    scorekeeping(gameId: $gameId) {\n      otherScorekeeper\n    }\n  }\n"): (typeof documents)["\n  query Scorekeeping($gameId: Int!) {\n    scorekeeping(gameId: $gameId) {\n      otherScorekeeper\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Play_situation on PlaySituation {\n    side\n    down\n    toGo\n    ballOn\n  }\n"): (typeof documents)["\n  fragment Play_situation on PlaySituation {\n    side\n    down\n    toGo\n    ballOn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Play_said on Play {\n    id\n    status\n    isUnderReview\n    kind\n    period\n    clock\n    before {\n      ...Play_situation\n    }\n    after {\n      ...Play_situation\n    }\n    yards\n    points\n    scoringSide\n    participants {\n      role\n      side\n      name\n    }\n    takenBack {\n      kind\n      period\n      clock\n      before {\n        ...Play_situation\n      }\n      after {\n        ...Play_situation\n      }\n      yards\n      points\n      scoringSide\n      participants {\n        role\n        side\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Play_said on Play {\n    id\n    status\n    isUnderReview\n    kind\n    period\n    clock\n    before {\n      ...Play_situation\n    }\n    after {\n      ...Play_situation\n    }\n    yards\n    points\n    scoringSide\n    participants {\n      role\n      side\n      name\n    }\n    takenBack {\n      kind\n      period\n      clock\n      before {\n        ...Play_situation\n      }\n      after {\n        ...Play_situation\n      }\n      yards\n      points\n      scoringSide\n      participants {\n        role\n        side\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Play_row on Play {\n    ...Play_said\n    cursor\n    order\n    revision\n    source\n    reason\n    reportedAt\n    participants {\n      jersey\n      position\n      figures {\n        stat\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Play_row on Play {\n    ...Play_said\n    cursor\n    order\n    revision\n    source\n    reason\n    reportedAt\n    participants {\n      jersey\n      position\n      figures {\n        stat\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Plays($gameId: Int!, $last: Int!, $before: String, $markersOnly: Boolean!) {\n    plays(gameId: $gameId, last: $last, before: $before, markersOnly: $markersOnly) {\n      nodes {\n        ...Play_row\n      }\n    }\n  }\n"): (typeof documents)["\n  query Plays($gameId: Int!, $last: Int!, $before: String, $markersOnly: Boolean!) {\n    plays(gameId: $gameId, last: $last, before: $before, markersOnly: $markersOnly) {\n      nodes {\n        ...Play_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PlayEvents($gameId: Int!) {\n    playEvents(gameId: $gameId) {\n      kind\n      play {\n        ...Play_row\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PlayEvents($gameId: Int!) {\n    playEvents(gameId: $gameId) {\n      kind\n      play {\n        ...Play_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        side\n        name\n        jersey\n        position\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BoxScore($gameId: Int!) {\n    boxScore(gameId: $gameId) {\n      players {\n        side\n        name\n        jersey\n        position\n        figures {\n          stat\n          value\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionRow_question on Question {\n    id\n    question\n    isApproved\n    status\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"): (typeof documents)["\n  fragment QuestionRow_question on Question {\n    id\n    question\n    isApproved\n    status\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n    user {\n      id\n      name\n      favoriteTeam\n      avatarUrl\n      avatarType\n      isAdmin\n      isMvp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Questions($filter: QuestionFilter!, $first: Int!, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...QuestionRow_question\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Questions($filter: QuestionFilter!, $first: Int!, $after: String) {\n    questions(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...QuestionRow_question\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingQuestions {\n    pendingQuestionCount\n  }\n"): (typeof documents)["\n  query PendingQuestions {\n    pendingQuestionCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription QuestionEvents {\n    questionEvents {\n      questionId\n      pendingCount\n    }\n  }\n"): (typeof documents)["\n  subscription QuestionEvents {\n    questionEvents {\n      questionId\n      pendingCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveQuestion($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveQuestion($id: Int!) {\n    approveQuestion(input: { id: $id }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetQuestionStatus($id: Int!, $status: QuestionStatus!) {\n    setQuestionStatus(input: { id: $id, status: $status }) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuestion($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteQuestion($id: Int!) {\n    deleteQuestion(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowsToLink($search: String) {\n    shows(first: 10, search: $search) {\n      nodes {\n        id\n        type\n        title\n        publishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowsToLink($search: String) {\n    shows(first: 10, search: $search) {\n      nodes {\n        id\n        type\n        title\n        publishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetQuestionShow($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetQuestionShow($input: SetQuestionShowInput!) {\n    setQuestionShow(input: $input) {\n      question {\n        ...QuestionRow_question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AirQuestion_question on Question {\n    id\n    question\n    user {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment AirQuestion_question on Question {\n    id\n    question\n    user {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AirQuestions($first: Int!) {\n    questionOnAir {\n      ...AirQuestion_question\n    }\n    questionQueue(first: $first) {\n      nodes {\n        ...AirQuestion_question\n      }\n    }\n  }\n"): (typeof documents)["\n  query AirQuestions($first: Int!) {\n    questionOnAir {\n      ...AirQuestion_question\n    }\n    questionQueue(first: $first) {\n      nodes {\n        ...AirQuestion_question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetQuestionOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetQuestionOnAir($input: SetQuestionOnAirInput!) {\n    setQuestionOnAir(input: $input) {\n      question {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyQuestion_question on Question {\n    id\n    question\n    status\n    isOnAir\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment MyQuestion_question on Question {\n    id\n    question\n    status\n    isOnAir\n    createdAt\n    answeredAtSeconds\n    answeredIn {\n      id\n      type\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyQuestions($first: Int!, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        ...MyQuestion_question\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyQuestions($first: Int!, $after: String) {\n    myQuestions(first: $first, after: $after) {\n      nodes {\n        ...MyQuestion_question\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MyQuestionEvents {\n    myQuestionEvents {\n      kind\n      questionId\n      question {\n        ...MyQuestion_question\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MyQuestionEvents {\n    myQuestionEvents {\n      kind\n      questionId\n      question {\n        ...MyQuestion_question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitQuestion($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitQuestion($input: SubmitQuestionInput!) {\n    submitQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetReaction($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n        ... on Comment {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetReaction($input: SetReactionInput!) {\n    setReaction(input: $input) {\n      reactable {\n        reactions {\n          reaction\n          count\n        }\n        myReactions\n        ... on Comment {\n          revision\n        }\n        ... on PhotoComment {\n          revision\n        }\n        ... on ChatMessage {\n          revision\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportRow_report on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    createdAt\n    reporterName\n    reportedUserName\n    reportedUser {\n      id\n      name\n      isAdmin\n    }\n    reportedContent\n    article {\n      id\n    }\n    articleTitle\n    imageUrl\n    isContentThere\n  }\n"): (typeof documents)["\n  fragment ReportRow_report on ContentReport {\n    id\n    contentType\n    contentId\n    reason\n    description\n    status\n    actionTaken\n    reviewedAt\n    createdAt\n    reporterName\n    reportedUserName\n    reportedUser {\n      id\n      name\n      isAdmin\n    }\n    reportedContent\n    article {\n      id\n    }\n    articleTitle\n    imageUrl\n    isContentThere\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reports($filter: ReportFilter!, $first: Int!, $after: String) {\n    reports(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...ReportRow_report\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Reports($filter: ReportFilter!, $first: Int!, $after: String) {\n    reports(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...ReportRow_report\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingReports {\n    pendingReportCount\n  }\n"): (typeof documents)["\n  query PendingReports {\n    pendingReportCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReportEvents {\n    reportEvents {\n      reportId\n      pendingCount\n    }\n  }\n"): (typeof documents)["\n  subscription ReportEvents {\n    reportEvents {\n      reportId\n      pendingCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissReport($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DismissReport($id: Int!) {\n    dismissReport(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReportedContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReportedContent($id: Int!) {\n    deleteReportedContent(input: { id: $id }) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReport($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReport($id: Int!) {\n    deleteReport(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n"): (typeof documents)["\n  mutation ReportContent($input: ReportContentInput!) {\n    reportContent(input: $input) {\n      contentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedPlayer_row on RosterPlayer {\n    id\n    name\n    position\n    jersey\n    isStarter\n    weight\n    height\n    age\n    experience\n    injuryStatus\n    injuryDetails\n  }\n"): (typeof documents)["\n  fragment ManagedPlayer_row on RosterPlayer {\n    id\n    name\n    position\n    jersey\n    isStarter\n    weight\n    height\n    age\n    experience\n    injuryStatus\n    injuryDetails\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedRoster {\n    managedRoster {\n      isFromProvider\n      players {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManagedRoster {\n    managedRoster {\n      isFromProvider\n      players {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPlayer($input: AddPlayerInput!) {\n    addPlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInjury($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetInjury($input: SetInjuryInput!) {\n    setInjury(input: $input) {\n      player {\n        ...ManagedPlayer_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      removedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewRoster($input: PreviewRosterInput!) {\n    previewRoster(input: $input) {\n      sheetName\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        position\n        jersey\n        change\n        changed\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      leaving {\n        id\n        name\n      }\n      problem\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewRoster($input: PreviewRosterInput!) {\n    previewRoster(input: $input) {\n      sheetName\n      recognized {\n        header\n        column\n      }\n      ignored\n      rows {\n        rowNumber\n        name\n        position\n        jersey\n        change\n        changed\n        faults {\n          column\n          value\n          sameAsRow\n        }\n      }\n      leaving {\n        id\n        name\n      }\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportRoster($input: ImportRosterInput!) {\n    importRoster(input: $input) {\n      added\n      changed\n      returned\n      left\n    }\n  }\n"): (typeof documents)["\n  mutation ImportRoster($input: ImportRosterInput!) {\n    importRoster(input: $input) {\n      added\n      changed\n      returned\n      left\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RosterChanged {\n    rosterEvents {\n      players\n    }\n  }\n"): (typeof documents)["\n  subscription RosterChanged {\n    rosterEvents {\n      players\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RosterGroup_position on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      jersey\n      isStarter\n      height\n      weight\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n"): (typeof documents)["\n  fragment RosterGroup_position on RosterPosition {\n    position\n    displayName\n    players {\n      id\n      name\n      jersey\n      isStarter\n      height\n      weight\n      age\n      experience\n      injuryStatus\n      injuryDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roster {\n    roster {\n      offense {\n        ...RosterGroup_position\n      }\n      defense {\n        ...RosterGroup_position\n      }\n      specialTeams {\n        ...RosterGroup_position\n      }\n      lastUpdated\n    }\n  }\n"): (typeof documents)["\n  query Roster {\n    roster {\n      offense {\n        ...RosterGroup_position\n      }\n      defense {\n        ...RosterGroup_position\n      }\n      specialTeams {\n        ...RosterGroup_position\n      }\n      lastUpdated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComingGames_game on Game {\n    id\n    week\n    opponent\n    isHome\n    isPlayoff\n    kickoffAt\n    tvNetwork\n    result\n    score\n  }\n"): (typeof documents)["\n  fragment ComingGames_game on Game {\n    id\n    week\n    opponent\n    isHome\n    isPlayoff\n    kickoffAt\n    tvNetwork\n    result\n    score\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PastSeason($season: Int!) {\n    games(season: $season) {\n      id\n      week\n      opponent\n      isHome\n      isPlayoff\n      kickoffAt\n      result\n      score\n    }\n    seasonRecord(season: $season) {\n      ...RecordLine_record\n    }\n  }\n"): (typeof documents)["\n  query PastSeason($season: Int!) {\n    games(season: $season) {\n      id\n      week\n      opponent\n      isHome\n      isPlayoff\n      kickoffAt\n      result\n      score\n    }\n    seasonRecord(season: $season) {\n      ...RecordLine_record\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchedulePage {\n    nextGame {\n      id\n      kickoffAt\n    }\n    games {\n      id\n      kickoffAt\n      ...ComingGames_game\n    }\n    seasons\n  }\n"): (typeof documents)["\n  query SchedulePage {\n    nextGame {\n      id\n      kickoffAt\n    }\n    games {\n      id\n      kickoffAt\n      ...ComingGames_game\n    }\n    seasons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchDialog($query: String!, $filter: SearchFilter!, $first: Int!) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      isApproximate\n      nodes {\n        type\n        id\n        title\n        url\n        thumbnailUrl\n        contentType\n        isLive\n        isPlayoff\n        week\n        isApproved\n        user {\n          id\n        }\n        publishedAt\n        date\n        titleParts {\n          text\n          isMatch\n        }\n        descriptionParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchDialog($query: String!, $filter: SearchFilter!, $first: Int!) {\n    search(query: $query, filter: $filter, first: $first) {\n      totalCount\n      isApproximate\n      nodes {\n        type\n        id\n        title\n        url\n        thumbnailUrl\n        contentType\n        isLive\n        isPlayoff\n        week\n        isApproved\n        user {\n          id\n        }\n        publishedAt\n        date\n        titleParts {\n          text\n          isMatch\n        }\n        descriptionParts {\n          text\n          isMatch\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveShows {\n    liveShows {\n      id\n      title\n      url\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n"): (typeof documents)["\n  query LiveShows {\n    liveShows {\n      id\n      title\n      url\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetShowLive($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isCurrentlyLive\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetShowLive($id: Int!, $isLive: Boolean!) {\n    setShowLive(input: { id: $id, isLive: $isLive }) {\n      show {\n        id\n        isCurrentlyLive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveLiveShow($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveLiveShow($input: SaveLiveShowInput!) {\n    saveLiveShow(input: $input) {\n      show {\n        id\n        title\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedShow_row on ManagedShow {\n    id\n    state\n    source\n    goneAt\n    show {\n      id\n      type\n      title\n      url\n      description\n      duration\n      thumbnailUrl\n      audioUrl\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n"): (typeof documents)["\n  fragment ManagedShow_row on ManagedShow {\n    id\n    state\n    source\n    goneAt\n    show {\n      id\n      type\n      title\n      url\n      description\n      duration\n      thumbnailUrl\n      audioUrl\n      publishedAt\n      isCurrentlyLive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedShows($first: Int!, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        ...ManagedShow_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManagedShows($first: Int!, $after: String, $type: ContentType, $state: ShowState) {\n    managedShows(first: $first, after: $after, type: $type, state: $state) {\n      nodes {\n        ...ManagedShow_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedShow($id: Int!) {\n    managedShow(id: $id) {\n      ...ManagedShow_row\n      show {\n        chapters {\n          start\n          title\n        }\n      }\n    }\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManagedShow($id: Int!) {\n    managedShow(id: $id) {\n      ...ManagedShow_row\n      show {\n        chapters {\n          start\n          title\n        }\n      }\n    }\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ShowSaves {\n    showSaves {\n      showId\n    }\n  }\n"): (typeof documents)["\n  subscription ShowSaves {\n    showSaves {\n      showId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddShow($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddShow($input: AddShowInput!) {\n    addShow(input: $input) {\n      show {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateShow($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateShow($input: UpdateShowInput!) {\n    updateShow(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetShowHidden($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetShowHidden($input: SetShowHiddenInput!) {\n    setShowHidden(input: $input) {\n      show {\n        ...ManagedShow_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteShow($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteShow($input: DeleteShowInput!) {\n    deleteShow(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowSources {\n    showSources {\n      source\n      address\n      succeededAt\n      nextAt\n      fault\n    }\n  }\n"): (typeof documents)["\n  query ShowSources {\n    showSources {\n      source\n      address\n      succeededAt\n      nextAt\n      fault\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ShowSourceEvents {\n    showSourceEvents {\n      source\n    }\n  }\n"): (typeof documents)["\n  subscription ShowSourceEvents {\n    showSourceEvents {\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetShowSource($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        succeededAt\n        nextAt\n        fault\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetShowSource($input: SetShowSourceInput!) {\n    setShowSource(input: $input) {\n      sources {\n        source\n        address\n        succeededAt\n        nextAt\n        fault\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckShowSources {\n    checkShowSources {\n      sources {\n        source\n        nextAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckShowSources {\n    checkShowSources {\n      sources {\n        source\n        nextAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShowCard_item on ContentItem {\n    id\n    type\n    title\n    description\n    duration\n    publishedAt\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment ShowCard_item on ContentItem {\n    id\n    type\n    title\n    description\n    duration\n    publishedAt\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowArchive(\n    $types: [ContentType!]\n    $first: Int!\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        ...ShowCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n"): (typeof documents)["\n  query ShowArchive(\n    $types: [ContentType!]\n    $first: Int!\n    $after: String\n    $season: Int\n    $search: String\n  ) {\n    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {\n      nodes {\n        ...ShowCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    showSeasons(types: $types)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EpisodePlayer_item on ContentItem {\n    id\n    type\n    title\n    url\n    externalId\n    audioUrl\n    thumbnail {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment EpisodePlayer_item on ContentItem {\n    id\n    type\n    title\n    url\n    externalId\n    audioUrl\n    thumbnail {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreShows($type: ContentType!, $first: Int!) {\n    recentContent(type: $type, first: $first) {\n      nodes {\n        id\n        ...ShowCard_item\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoreShows($type: ContentType!, $first: Int!) {\n    recentContent(type: $type, first: $first) {\n      nodes {\n        id\n        ...ShowCard_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowPage($id: Int!) {\n    show(id: $id) {\n      id\n      type\n      title\n      url\n      description\n      duration\n      publishedAt\n      externalId\n      thumbnailUrl\n      isCurrentlyLive\n      state\n      audioUrl\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n      questions {\n        id\n        question\n        user {\n          id\n          name\n        }\n      }\n      ...LiteEmbed_item\n    }\n  }\n"): (typeof documents)["\n  query ShowPage($id: Int!) {\n    show(id: $id) {\n      id\n      type\n      title\n      url\n      description\n      duration\n      publishedAt\n      externalId\n      thumbnailUrl\n      isCurrentlyLive\n      state\n      audioUrl\n      hasTranscript\n      chapters {\n        start\n        title\n      }\n      questions {\n        id\n        question\n        user {\n          id\n          name\n        }\n      }\n      ...LiteEmbed_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowTranscript($id: Int!) {\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowTranscript($id: Int!) {\n    showTranscript(id: $id) {\n      id\n      passages {\n        start\n        speaker\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Episodes_item on ContentItem {\n    id\n    title\n    description\n    duration\n    publishedAt\n    ...EpisodePlayer_item\n  }\n"): (typeof documents)["\n  fragment Episodes_item on ContentItem {\n    id\n    title\n    description\n    duration\n    publishedAt\n    ...EpisodePlayer_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestShort_item on ContentItem {\n    ...LiteEmbed_item\n  }\n"): (typeof documents)["\n  fragment LatestShort_item on ContentItem {\n    ...LiteEmbed_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    externalId\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    externalId\n    isCurrentlyLive\n    thumbnail {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListeningPosition($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n"): (typeof documents)["\n  query ListeningPosition($showId: Int!) {\n    listeningPosition(showId: $showId) {\n      seconds\n      heardAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveListeningPosition($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        seconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveListeningPosition($input: SaveListeningPositionInput!) {\n    saveListeningPosition(input: $input) {\n      position {\n        seconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Shorts_item on ContentItem {\n    ...LiteEmbed_item\n  }\n"): (typeof documents)["\n  fragment Shorts_item on ContentItem {\n    ...LiteEmbed_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ShowEvents {\n    showEvents {\n      kind\n      show {\n        id\n        title\n        isCurrentlyLive\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ShowEvents {\n    showEvents {\n      kind\n      show {\n        id\n        title\n        isCurrentlyLive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSiteSettings($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        ...SiteSettings_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSiteSettings($input: SaveSiteSettingsInput!) {\n    saveSiteSettings(input: $input) {\n      settings {\n        ...SiteSettings_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirstSteps_steps on FirstSteps {\n    hasMailServer\n    steps {\n      step\n      isDone\n    }\n  }\n"): (typeof documents)["\n  fragment FirstSteps_steps on FirstSteps {\n    hasMailServer\n    steps {\n      step\n      isDone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_steps\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    firstSteps {\n      ...FirstSteps_steps\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryFirstStep($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryFirstStep($step: TriedStep!) {\n    tryFirstStep(input: { step: $step }) {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideFirstSteps {\n    hideFirstSteps {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HideFirstSteps {\n    hideFirstSteps {\n      firstSteps {\n        ...FirstSteps_steps\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture_image on Image {\n    url\n    width\n    height\n    placeholder\n    sources {\n      type\n      srcset\n    }\n    animation\n  }\n"): (typeof documents)["\n  fragment Picture_image on Image {\n    url\n    width\n    height\n    placeholder\n    sources {\n      type\n      srcset\n    }\n    animation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookRow_webhook on Webhook {\n    id\n    name\n    url\n    shape\n    state\n    pausedBecause\n    failingSince\n    nextAttemptAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment WebhookRow_webhook on Webhook {\n    id\n    name\n    url\n    shape\n    state\n    pausedBecause\n    failingSince\n    nextAttemptAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    messageId\n    body\n    status\n    duration\n    response\n    isDelivered\n    sentAt\n  }\n"): (typeof documents)["\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    messageId\n    body\n    status\n    duration\n    response\n    isDelivered\n    sentAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnWebhooks {\n    ownWebhooks {\n      ...WebhookRow_webhook\n    }\n  }\n"): (typeof documents)["\n  query OwnWebhooks {\n    ownWebhooks {\n      ...WebhookRow_webhook\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnWebhookDeliveries($webhookId: Int!) {\n    ownWebhookDeliveries(webhookId: $webhookId) {\n      ...DeliveryRow_delivery\n    }\n  }\n"): (typeof documents)["\n  query OwnWebhookDeliveries($webhookId: Int!) {\n    ownWebhookDeliveries(webhookId: $webhookId) {\n      ...DeliveryRow_delivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnWebhookEvents {\n    ownWebhookEvents {\n      kind\n      webhookId\n    }\n  }\n"): (typeof documents)["\n  subscription OwnWebhookEvents {\n    ownWebhookEvents {\n      kind\n      webhookId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($webhook: NewWebhookInput!, $proof: IdentityProofInput!) {\n    createWebhook(input: { webhook: $webhook, proof: $proof }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($webhook: NewWebhookInput!, $proof: IdentityProofInput!) {\n    createWebhook(input: { webhook: $webhook, proof: $proof }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceWebhookSecret($id: Int!, $proof: IdentityProofInput!) {\n    replaceWebhookSecret(input: { id: $id, proof: $proof }) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceWebhookSecret($id: Int!, $proof: IdentityProofInput!) {\n    replaceWebhookSecret(input: { id: $id, proof: $proof }) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetWebhookPaused($id: Int!, $isPaused: Boolean!) {\n    setWebhookPaused(input: { id: $id, isPaused: $isPaused }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetWebhookPaused($id: Int!, $isPaused: Boolean!) {\n    setWebhookPaused(input: { id: $id, isPaused: $isPaused }) {\n      webhook {\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: Int!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($id: Int!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookDelivery($id: Int!, $deliveryId: Int!) {\n    resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookDelivery($id: Int!, $deliveryId: Int!) {\n    resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) {\n      delivery {\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: Int!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: Int!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;