import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import {
  can,
  type Capability,
  FRESH_PROOF_ACTS,
  isForEveryone,
} from '../schema/accounts/capabilities.ts';
import type { Context } from './core/context.ts';

/**
 * Who may call each root field at all. A field without a row stops the start. Ownership, time windows and other finer
 * rules are in the use cases.
 */
export const POLICIES: Readonly<Record<string, Capability>> = {
  'Query.me': 'site.read',
  'Query.user': 'site.read',
  'Mutation.signUp': 'account.enter',
  'Mutation.signIn': 'account.enter',
  'Mutation.signOut': 'account.enter',
  'Mutation.restoreSession': 'account.enter',
  'Mutation.requestPasswordReset': 'account.enter',
  'Mutation.resetPassword': 'account.enter',
  'Mutation.changePassword': 'account.editOwn',
  'Mutation.updateAvatar': 'account.editOwn',
  'Mutation.updateProfile': 'account.editOwn',
  'Mutation.uploadAvatar': 'account.editOwn',
  'Mutation.removeAvatar': 'account.editOwn',
  'Query.ownSessions': 'account.editOwn',
  'Mutation.endSession': 'account.editOwn',
  'Mutation.endOtherSessions': 'account.editOwn',
  'Query.ownEmail': 'account.editOwn',
  'Mutation.sendEmailProof': 'account.editOwn',
  'Query.ownSecurityEvents': 'account.editOwn',
  'Query.ownApiTokens': 'account.editOwn',
  'Mutation.createApiToken': 'account.editOwn',
  'Mutation.revokeApiToken': 'account.editOwn',
  'Query.signInSecurity': 'account.editOwn',
  'Mutation.finishSignIn': 'account.enter',
  'Mutation.passkeySignInOptions': 'account.enter',
  'Mutation.signInWithPasskey': 'account.enter',
  'Mutation.identityProofOptions': 'account.editOwn',
  'Mutation.proveIdentity': 'account.editOwn',
  'Mutation.newPasskeyOptions': 'account.editOwn',
  'Mutation.addPasskey': 'account.editOwn',
  'Mutation.renamePasskey': 'account.editOwn',
  'Mutation.removePasskey': 'account.editOwn',
  'Mutation.startTotp': 'account.editOwn',
  'Mutation.confirmTotp': 'account.editOwn',
  'Mutation.turnOffTotp': 'account.editOwn',
  'Mutation.replaceRecoveryCodes': 'account.editOwn',
  'Mutation.deleteOwnAccount': 'account.deleteOwn',
  'Subscription.memberDeleted': 'site.read',
  'Subscription.memberChanged': 'site.read',
  'Query.users': 'user.administer',
  'Query.userCount': 'user.administer',
  'Subscription.userEvents': 'user.administer',
  'Mutation.deleteUser': 'user.administer',
  'Mutation.setUserRights': 'user.administer',
  'Mutation.endUserAccess': 'user.administer',
  'Query.auditTrail': 'admin.dashboard',
  'Query.auditActors': 'admin.dashboard',
  'Query.liveGame': 'site.read',
  'Query.nextGame': 'site.read',
  'Query.lastCompletedGame': 'site.read',
  'Query.seasonRecord': 'site.read',
  'Query.games': 'site.read',
  'Query.gameList': 'game.save',
  'Mutation.saveGame': 'game.save',
  'Mutation.deleteGame': 'game.save',
  'Subscription.gameChanged': 'site.read',
  'Subscription.liveGame': 'site.read',
  'Query.latestContent': 'site.read',
  'Query.recentContent': 'site.read',
  'Query.channelStats': 'site.read',
  'Query.listeningPosition': 'account.editOwn',
  'Mutation.saveListeningPosition': 'account.editOwn',
  'Query.siteSettings': 'site.read',
  'Mutation.saveSiteSettings': 'site.configure',
  'Query.firstSteps': 'site.configure',
  'Mutation.tryFirstStep': 'site.configure',
  'Mutation.hideFirstSteps': 'site.configure',
  'Subscription.siteSettings': 'site.read',
  'Query.checkInsOpenToAll': 'site.read',
  'Query.liveShows': 'show.manage',
  'Query.showSources': 'show.manage',
  'Mutation.checkShowSources': 'show.manage',
  'Mutation.setShowSource': 'show.manage',
  'Subscription.showSourceEvents': 'show.manage',
  'Query.managedShows': 'show.manage',
  'Query.managedShow': 'show.manage',
  'Mutation.addShow': 'show.manage',
  'Mutation.updateShow': 'show.manage',
  'Mutation.setShowHidden': 'show.manage',
  'Mutation.deleteShow': 'show.manage',
  'Mutation.setShowLive': 'show.manage',
  'Subscription.showEvents': 'site.read',
  'Subscription.showSaves': 'show.manage',
  'Query.latestBreakingNews': 'site.read',
  'Query.sentBreakingNews': 'news.send',
  'Mutation.sendBreakingNews': 'news.send',
  'Mutation.withdrawBreakingNews': 'news.send',
  'Subscription.breakingNews': 'site.read',
  'Subscription.breakingNewsWithdrawn': 'site.read',
  'Query.publishedArticles': 'site.read',
  'Query.recentArticles': 'site.read',
  'Query.article': 'site.read',
  'Query.articleNavigation': 'site.read',
  'Mutation.recordArticleView': 'site.read',
  'Mutation.recordArticleShare': 'site.read',
  'Query.allArticles': 'article.seeDrafts',
  'Query.articleCounts': 'article.seeDrafts',
  'Query.previewArticle': 'article.write',
  'Mutation.createArticle': 'article.write',
  'Mutation.updateArticle': 'article.write',
  'Mutation.publishArticle': 'article.publish',
  'Mutation.scheduleArticle': 'article.publish',
  'Mutation.deleteArticle': 'article.write',
  'Subscription.articleEvents': 'site.read',
  'Subscription.articleSaves': 'article.write',
  'Mutation.uploadImage': 'article.write',
  'Query.comments': 'site.read',
  'Query.comment': 'site.read',
  'Mutation.postComment': 'comment.post',
  'Mutation.editComment': 'comment.editOwn',
  'Mutation.deleteComment': 'comment.deleteOwn',
  'Subscription.commentEvents': 'site.read',
  'Query.photos': 'site.read',
  'Query.photo': 'site.read',
  'Query.photoNavigation': 'site.read',
  'Query.allPhotos': 'photo.moderate',
  'Query.pendingPhotoCount': 'photo.moderate',
  'Mutation.uploadPhoto': 'photo.upload',
  'Mutation.approvePhoto': 'photo.moderate',
  'Mutation.deletePhoto': 'photo.moderate',
  'Subscription.photoEvents': 'site.read',
  'Subscription.pendingPhotoEvents': 'photo.moderate',
  'Query.photoComments': 'site.read',
  'Query.photoComment': 'site.read',
  'Mutation.postPhotoComment': 'comment.post',
  'Mutation.editPhotoComment': 'comment.editOwn',
  'Mutation.deletePhotoComment': 'comment.deleteOwn',
  'Subscription.photoCommentEvents': 'site.read',
  'Query.search': 'site.read',
  'Query.chatMessages': 'site.read',
  'Query.chatStatus': 'site.read',
  'Mutation.sendChatMessage': 'chat.whenOpen',
  'Mutation.editChatMessage': 'chat.whenOpen',
  'Mutation.deleteChatMessage': 'chat.whenOpen',
  'Mutation.setLike': 'like.toggle',
  'Subscription.chatEvents': 'site.read',
  'Subscription.chatStatus': 'site.read',
  'Mutation.reportContent': 'content.report',
  'Query.reports': 'report.moderate',
  'Query.pendingReportCount': 'report.moderate',
  'Mutation.dismissReport': 'report.moderate',
  'Mutation.deleteReportedContent': 'report.moderate',
  'Mutation.deleteReport': 'report.moderate',
  'Subscription.reportEvents': 'report.moderate',
  'Query.communityMood': 'site.read',
  'Query.myMood': 'site.read',
  'Mutation.submitMood': 'mood.submit',
  'Subscription.communityMood': 'site.read',
  'Query.fantasyOpenToAll': 'site.read',
  'Mutation.setFantasyOpenToAll': 'fantasy.administer',
  'Query.fantasyGame': 'site.read',
  'Query.lineupStatus': 'site.read',
  'Query.eligiblePlayers': 'site.read',
  'Query.myLineup': 'fantasy.playWhenOpen',
  'Mutation.submitLineup': 'fantasy.playWhenOpen',
  'Mutation.updateLineup': 'fantasy.playWhenOpen',
  'Query.leaderboard': 'site.read',
  'Query.boardLineups': 'site.read',
  'Query.expandedLeaderboard': 'site.read',
  'Query.myBoardLineup': 'site.read',
  'Query.seasonBoard': 'site.read',
  'Query.mySeasonRow': 'site.read',
  'Query.fantasyDashboard': 'fantasy.playWhenOpen',
  'Subscription.fantasyEvents': 'site.read',
  'Query.completedGames': 'fantasy.administer',
  'Query.lineupSubmissions': 'fantasy.administer',
  'Subscription.lineupEvents': 'fantasy.administer',
  'Query.gameStats': 'fantasy.administer',
  'Query.statsTemplate': 'fantasy.administer',
  'Mutation.previewStats': 'fantasy.administer',
  'Mutation.uploadStats': 'fantasy.administer',
  'Mutation.processGame': 'fantasy.administer',
  'Query.roster': 'site.read',
  'Query.depthChart': 'site.read',
  'Subscription.rosterChanged': 'site.read',
  'Query.managedRoster': 'roster.manage',
  'Mutation.addPlayer': 'roster.manage',
  'Mutation.updatePlayer': 'roster.manage',
  'Mutation.setInjury': 'roster.manage',
  'Mutation.removePlayer': 'roster.manage',
  'Mutation.previewRoster': 'roster.manage',
  'Mutation.importRoster': 'roster.manage',
  'Query.checkIns': 'site.read',
  'Query.pendingCheckIns': 'checkin.moderate',
  'Mutation.submitCheckIn': 'checkin.submitWhenOpen',
  'Mutation.approveCheckIn': 'checkin.moderate',
  'Mutation.deleteCheckIn': 'checkin.moderate',
  'Subscription.checkInEvents': 'site.read',
  'Subscription.pendingCheckInEvents': 'checkin.moderate',
  'Mutation.submitQuestion': 'question.submit',
  'Query.newsletters': 'newsletter.send',
  'Query.newsletterAudience': 'newsletter.send',
  'Query.previewNewsletter': 'newsletter.send',
  'Mutation.sendNewsletter': 'newsletter.send',
  'Mutation.sendTestNewsletter': 'newsletter.send',
  'Subscription.newsletterEvents': 'newsletter.send',
  'Query.newsletterOptOut': 'account.editOwn',
  'Mutation.setNewsletterOptOut': 'account.editOwn',
  'Query.questions': 'question.moderate',
  'Query.pendingQuestionCount': 'question.moderate',
  'Mutation.approveQuestion': 'question.moderate',
  'Mutation.setQuestionStatus': 'question.moderate',
  'Mutation.deleteQuestion': 'question.moderate',
  'Subscription.questionEvents': 'question.moderate',
  'Mutation.submitContact': 'contact.send',
  'Query.contactSubmissions': 'contact.moderate',
  'Query.contactCounts': 'contact.moderate',
  'Mutation.setContactStatus': 'contact.moderate',
  'Mutation.deleteContactSubmission': 'contact.moderate',
  'Subscription.contactEvents': 'contact.moderate',
  'Query.sponsorSpotlight': 'site.read',
  'Query.sponsors': 'site.read',
  'Query.managedSponsors': 'sponsor.manage',
  'Mutation.addSponsor': 'sponsor.manage',
  'Mutation.updateSponsor': 'sponsor.manage',
  'Mutation.moveSponsor': 'sponsor.manage',
  'Mutation.deleteSponsor': 'sponsor.manage',
  'Subscription.sponsorEvents': 'site.read',
  'Query.pushKey': 'site.read',
  'Mutation.subscribeToPush': 'device.notify',
  'Mutation.unsubscribeFromPush': 'device.notify',
  'Query.siteMetrics': 'admin.dashboard',
  'Query.articleAnalytics': 'admin.dashboard',
  'Query.sponsorMetrics': 'site.read',
};

const isMutation = (rootField: string) => rootField.startsWith('Mutation.');

/**
 * Refuses a viewer who may not call a root field, named `Query.liveGame`, because of their role, the scope of their
 * token, or an expired proof.
 */
export function admit(context: Context, rootField: string): void {
  const capability = POLICIES[rootField];
  if (!capability) return;
  if (!can(context.viewer, capability)) context.require(capability);
  if (isMutation(rootField)) context.requireScope('write');
  context.requireFreshProof(rootField);
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

const guarded =
  (rootField: string, resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    admit(context, rootField);
    return resolve(source, args, context, info);
  };

/** Puts each root field's policy in front of its resolver. Throws when fields and policies don't match one to one. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const unknown = new Set(Object.keys(POLICIES));
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type!.name}.${field.name}`;
      const capability = POLICIES[name];
      if (!capability) throw new Error(`The root field ${name} has no policy in graph/policies.ts`);
      unknown.delete(name);
      if (isForEveryone(capability) && !isMutation(name)) continue;
      field.resolve = guarded(name, (field.resolve as Resolve | undefined) ?? defaultFieldResolver);
      if (field.subscribe) field.subscribe = guarded(name, field.subscribe as Resolve);
    }
  }
  for (const act of FRESH_PROOF_ACTS) {
    if (isMutation(act) && !(act in POLICIES)) unknown.add(act);
  }
  if (unknown.size > 0)
    throw new Error(`Policies without a root field: ${[...unknown].join(', ')}`);
  return schema;
}
