import { chromium } from '/tmp/m/1/node_modules/playwright-core/index.mjs';
const base='http://localhost:4110';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const [name,path,aged,w,js,scheme] of [['gate','/home',false,360,true],['gate-wide','/home',false,1280,true],['nojs','/schedule',false,360,false],['home','/home',true,360,true],['home-dark','/home',true,1280,true,'dark'],['art','/articles/1',true,360,true]]) {
  const c=await b.newContext({viewport:{width:w,height:w<500?740:900},javaScriptEnabled:js,colorScheme:scheme??'light'});
  if(js) await c.addInitScript(([aged,scheme])=>{ if(aged) sessionStorage.setItem('ageVerification',JSON.stringify({verified:true,age:40,timestamp:Date.now()})); if(scheme) localStorage.setItem('podcast-settings',JSON.stringify({theme:'auto'}));
   window.__roots=[]; new MutationObserver(()=>{const r=document.getElementById('root'); window.__roots.push([Math.round(performance.now()), r? r.childElementCount+':'+(r.firstElementChild?.className??'').slice(0,25):'-'])}).observe(document,{childList:true,subtree:true});
  },[aged,scheme]);
  const p=await c.newPage();
  p.on('console',m=>console.log(name,m.type(),m.text())); p.on('pageerror',e=>console.log(name,'ERR',e.message));
  const reqs=[]; p.on('request',r=>reqs.push(r.url().replace(base,'')));
  await p.goto(base+path); await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/m/shots1/${name}.png`});
  console.log(name, await p.title(), reqs.length, reqs.join(' '));
  if(js) console.log(JSON.stringify(await p.evaluate(()=>[...new Set(window.__roots.map(r=>r[1]))])), await p.evaluate(()=>document.querySelectorAll('#root select option').length));
  await c.close();
}
await b.close();
